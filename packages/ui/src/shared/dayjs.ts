// The only import of dayjs: Korean locale, and the UTC plugin for days independent of the time zone. package.json lists
// it as a side effect, or a bundler may drop the set-up.
import dayjs from "dayjs";
import "dayjs/locale/ko.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.locale("ko");

export { dayjs };
