/** Run before each file of tests: components under test find all their words. */

import { learnAll } from "./all.ts";

await learnAll();
