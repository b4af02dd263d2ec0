/** What the hall tells of events in lists, and of the presets that they are made of. */

export type {
  EventLine as EventCard,
  PresetShown as Preset,
  QuestionShown as Question,
} from "../api/types.ts";
