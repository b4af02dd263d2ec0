/** What the office is asked, by the names that the pages call it. */

export type {
  ArrangementShown as Arrangement,
  DiscrepancyShown as Discrepancy,
  MattersShown as Matters,
  ReportShown as Report,
  RulingShown as Ruling,
} from "../../api/types.ts";
