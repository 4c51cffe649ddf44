// The domain's one import point of dayjs: days and instants in UTC, which no machine's time zone moves. package.json names
// it as a side effect: a bundler that may leave the set-up out leaves the plugin out.
import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

export { dayjs };
