// The domain's only import of dayjs. Days and instants are in UTC, so that the machine's time zone does not shift them.
// package.json lists this file under sideEffects, because a bundler would otherwise drop the plugin.
import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

export { dayjs };
