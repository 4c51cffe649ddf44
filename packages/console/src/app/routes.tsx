import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { AccountScreen } from "../features/account/account-screen.tsx";
import { CommandScreen } from "../features/commands/command-screen.tsx";
import { CommandsScreen } from "../features/commands/commands-screen.tsx";
import { ListScreen } from "../features/lists/list-screen.tsx";
import { RecordScreen } from "../features/records/record-screen.tsx";
import { ScheduleScreen } from "../features/schedule/schedule-screen.tsx";
import { CrewScreen } from "../features/crew/crew-screen.tsx";
import { OrderScreen } from "../features/order/order-screen.tsx";
import { LoginScreen } from "../features/login/login-screen.tsx";
import { PlanScreen } from "../features/plan/plan-screen.tsx";
import { SearchScreen } from "../features/search/search-screen.tsx";
import { TelephoneScreen } from "../features/telephone/telephone-screen.tsx";
import { TodayScreen } from "../features/today/today-screen.tsx";
import { TodoScreen } from "../features/todo/todo-screen.tsx";
import { paths } from "../shared/paths.ts";
import { isLoggedIn } from "../shared/session.ts";
import { Frame } from "./frame.tsx";
import { RouteError } from "./route-error.tsx";

/** Without a login every page leads to it, and it leads back. */
function requireLogin({ request }: LoaderFunctionArgs): null {
  if (isLoggedIn()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login.getHref(pathname + search));
}

/** Leads to the error page inside the frame, where everything else can be reached. */
function unknownPage(): never {
  throw new Response(null, { status: 404 });
}

/** The route table. Every page is in one chunk: the console is opened once a day and stays open. */
export const createRoutes = (): RouteObject[] => [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        path: paths.login.path,
        Component: LoginScreen,
        loader: () => (isLoggedIn() ? redirect(paths.todo.getHref()) : null),
      },
      { path: paths.crew.path, Component: CrewScreen },
      {
        loader: requireLogin,
        // A logout in another tab must be noticed on every page.
        shouldRevalidate: () => true,
        Component: Frame,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { path: "/", loader: () => redirect(paths.todo.getHref()) },
              { path: paths.todo.path, Component: TodoScreen },
              { path: paths.today.path, Component: TodayScreen },
              { path: paths.plan.path, Component: PlanScreen },
              { path: paths.telephone.path, Component: TelephoneScreen },
              { path: paths.search.path, Component: SearchScreen },
              { path: paths.order.path, Component: OrderScreen },
              { path: paths.money.path, element: <ListScreen section="money" /> },
              { path: paths.companies.path, element: <ListScreen section="companies" /> },
              { path: paths.billing.path, element: <ListScreen section="billing" /> },
              { path: paths.schedule.path, Component: ScheduleScreen },
              { path: paths.settings.path, element: <ListScreen section="settings" /> },
              { path: paths.record.path, Component: RecordScreen },
              { path: paths.commands.path, Component: CommandsScreen },
              { path: paths.command.path, Component: CommandScreen },
              { path: paths.account.path, Component: AccountScreen },
              { path: "*", loader: unknownPage },
            ],
          },
        ],
      },
    ],
  },
];
