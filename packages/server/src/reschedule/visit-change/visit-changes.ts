export {
  findVisitChangeOf,
  finishVisitChange,
  insertDoneVisitChange,
} from "./visit-change-store.ts";
