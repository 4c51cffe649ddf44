// The one import point of jotai: features take atoms and hooks from here.
export {
  atom,
  createStore,
  Provider as StoreProvider,
  useAtomValue,
  useSetAtom,
  useStore,
  type Store,
} from "jotai";
