/** What is written on a form before somebody is entered. */

import type { Details, NewEntry, Overview } from "../values.ts";

/** One person of a form: an entry of their own, or a member of its team. */
export interface PersonDraft {
  name: string;
  born: string;
  division: string;
  answers: Record<string, string>;
  brings: string[];
  rating: number | null;
  player: string; // whom of other events it is; empty where nobody was chosen
}

/** A form: one person, a family, or a team; they share how they are reached. */
interface FormDraft {
  kind: "player" | "team" | "house";
  team: string; // its name
  people: PersonDraft[];
  mail: string;
  phone: string;
  club: string;
  shares: boolean; // whether opponents may see how they are reached
}

export type Signing = "alone" | "family" | "team";

export const newPerson = (overview: Overview): PersonDraft => ({
  name: "",
  born: "",
  division: hasAges(overview) ? "" : (overview.divisions[0]?.key ?? ""),
  answers: {},
  brings: [],
  rating: null,
  player: "",
});

export const newForm = (overview: Overview): FormDraft => ({
  kind: overview.counting.called === "team" ? "team" : "player",
  team: "",
  people: [newPerson(overview)],
  mail: "",
  phone: "",
  club: "",
  shares: false,
});

/** Whether the division follows from the age: then the birth date is asked instead. */
export const hasAges = (overview: Overview): boolean =>
  overview.divisions.some(({ band }) => band !== "");

/** Whom somebody signs up on one form: where each shows an ID or answers for themselves, nobody else. */
export function entersWhom({ counting, identity, fields, weeks }: Overview): Signing {
  if (counting.called === "team") return "team";
  const isOwn = identity.needed || weeks !== null || fields.some(({ needed }) => needed);
  return isOwn ? "alone" : "family";
}

const UNREACHED = { mail: "", phone: "", club: "", shares_contact: false };

/** The entries that a form comes to: a team is one, a family as many as its people. */
export function entriesOf(draft: FormDraft): NewEntry[] {
  const [first] = draft.people;
  if (!first) return [];
  const reached = {
    mail: draft.mail.trim(),
    phone: draft.phone.trim(),
    club: draft.club.trim(),
    shares_contact: draft.shares,
  };
  if (draft.kind === "house") {
    return [entry("house", draft.team, [], first, UNREACHED)];
  }
  if (draft.kind === "team") {
    const members = draft.people.map(({ name }) => name.trim()).filter((name) => name !== "");
    return [entry("team", draft.team, members, first, reached)];
  }
  return draft.people.map((person) => entry("player", person.name, [], person, reached));
}

function entry(
  kind: NewEntry["kind"],
  name: string,
  members: readonly string[],
  { born, division, answers, brings, rating }: PersonDraft,
  reached: Pick<Details, "mail" | "phone" | "club" | "shares_contact">,
): NewEntry {
  const answered = Object.entries(answers).filter(([, answer]) => answer !== "");
  return {
    kind,
    name: name.trim(),
    members,
    division,
    details: {
      ...reached,
      born: born || null,
      rating: kind === "player" ? rating : null,
      answers: Object.fromEntries(answered),
    },
    brings,
  };
}
