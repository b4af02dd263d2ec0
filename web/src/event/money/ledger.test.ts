import { expect, test } from "vitest";
import type { Money } from "./ledger.ts";
import { PLEDGES, tableOf } from "./ledger.ts";

const MONEY: Money = {
  number: 9,
  currency: "USD",
  goal: 0,
  raised: 4_100,
  paid: 1_100,
  owed: 500,
  causes: [
    { title: "pledge 1", cents: 1_000 },
    { title: "A peek", cents: 600 },
  ],
  catalogue: [],
  entries: [
    {
      entry: 1,
      name: "Book Worms",
      points: 250,
      by_cause: { "A peek": 100, "pledge 1": 1_000 },
      total: 1_100,
      paid: 1_100,
      owed: 0,
      has_mail: false,
    },
    {
      entry: 2,
      name: "Quiz Owls",
      points: 300,
      by_cause: { "A peek": 500 },
      total: 500,
      paid: 0,
      owed: 500,
      has_mail: false,
    },
  ],
  all: [],
  pledges: [
    {
      number: 1,
      entry: 1,
      name: "Book Worms",
      sponsor: "",
      cents: 0,
      cents_per_point: 4,
      due: 1_000,
      is_collected: true,
    },
    {
      number: 2,
      entry: 2,
      name: "Quiz Owls",
      sponsor: "",
      cents: 0,
      cents_per_point: 5,
      due: 1_500,
      is_collected: false,
    },
    {
      number: 3,
      entry: 2,
      name: "Quiz Owls",
      sponsor: "",
      cents: 0,
      cents_per_point: 5,
      due: 1_000,
      is_collected: false,
    },
  ],
};

test("pledges share a column, collected or not, and every total counts them", () => {
  const { columns, rows, sums } = tableOf(MONEY);
  expect(columns).toEqual(["A peek", PLEDGES]);
  expect(rows.map(({ total }) => total)).toEqual([1_100, 3_000]);
  expect(rows.map(({ cells }) => cells[PLEDGES])).toEqual([1_000, 2_500]);
  expect(sums).toEqual({ "A peek": 600, [PLEDGES]: 3_500 });
});

test("what the rows add up to is what is raised", () => {
  const { rows } = tableOf(MONEY);
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(MONEY.raised);
});
