// The one import point of dayjs: Korean, with days that no time zone moves. package.json names it as a side effect: a
// bundler that may leave the set-up out leaves the plugin out.
import dayjs from "dayjs";
import "dayjs/locale/ko.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.locale("ko");

export { dayjs };
