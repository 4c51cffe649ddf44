import { statements } from "./migration.ts";

/** Hides the personal data that operators typed before it was left out of the log. */
export const operatorActionsWithoutPeople = statements(
  `update operator_actions
   set input = (
     select jsonb_object_agg(
       key,
       case when key in ('phone', 'member', 'customer', 'memo') then '"[hidden]"'::jsonb else value end
     )
     from jsonb_each(input)
   )
   where input ?| array['phone', 'member', 'customer', 'memo']`,
);
