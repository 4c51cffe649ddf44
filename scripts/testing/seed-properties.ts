// Setup file of every project that has property tests.
import fc from "fast-check";

import { seed } from "./test-share.ts";

fc.configureGlobal({ seed });
