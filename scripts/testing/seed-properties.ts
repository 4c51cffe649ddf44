// Set up before the tests of every project that has properties.
import fc from "fast-check";

import { seed } from "./test-share.ts";

fc.configureGlobal({ seed });
