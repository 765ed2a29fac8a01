import { Hono } from 'hono'

/** Fills an event with parties of one, to show a long list: `POST /many-responses/:code/:count`. */
export const manyResponses = new Hono<{ Bindings: Env }>().post(
  '/many-responses/:code/:count',
  async (context) => {
    const { code, count } = context.req.param()
    await context.env.DB.batch([
      context.env.DB.prepare('update events set guest_limit = 2000 where event_code = ?1').bind(code),
      context.env.DB.prepare(
        `insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
       select e.id || '-' || i, e.id, 'Guest ' || i, 1,
         json_array(json_object('name', 'Guest ' || i, 'allergies', iif(i % 50 = 0, 'Nuts', ''), 'selections', json('{}'))),
         '', e.id || '-' || i, e.created_at + i, e.created_at + i
       from n join events e on e.event_code = ?1`,
      ).bind(code, Number(count)),
    ])
    return context.text('filled')
  },
)
