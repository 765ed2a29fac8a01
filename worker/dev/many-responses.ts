import { Hono } from 'hono'

/**
 * Fills an event with parties of one, to show a long list: `POST /many-responses/:code/:count`. They choose from the menu
 * it has, one dish after another; every tenth leaves the courses open.
 */
export const manyResponses = new Hono<{ Bindings: Env }>().post(
  '/many-responses/:code/:count',
  async (context) => {
    const { code, count } = context.req.param()
    await context.env.DB.batch([
      context.env.DB.prepare('update events set guest_limit = 2000 where event_code = ?1').bind(code),
      context.env.DB.prepare(
        `insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
       , dishes as (select c.id as category, m.id, count(*) over (partition by c.id) as many,
           row_number() over (partition by c.id order by m.sort_order, m.id) - 1 as place
         from events e join menu_categories c on c.event_id = e.id join menu_items m on m.category_id = c.id
         where e.event_code = ?1 and c.deleted_at is null and m.deleted_at is null)
       select e.id || '-' || i, e.id, 'Guest ' || i, 1,
         json_array(json_object('name', 'Guest ' || i, 'allergies', iif(i % 50 = 0, 'Nuts', ''), 'selections', json(
           coalesce((select json_group_object(category, id) from dishes where i % 10 > 0 and i % many = place), '{}')))),
         '', e.id || '-' || i, e.created_at + i, e.created_at + i
       from n join events e on e.event_code = ?1`,
      ).bind(code, Number(count)),
    ])
    return context.text('filled')
  },
)
