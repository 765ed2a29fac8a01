import { parse } from 'hono/utils/cookie'
import product, { EventDesk as Desk } from '../../index.ts'

// The product over several databases, as SCALE.md proposes it: planners have a home, and a directory names it. It proves
// that `env.DB` is replaced in one place, at the door, and that nothing behind it has to know. It is not deployed.
type Home = 'ONE' | 'TWO' | 'THREE'
type Homes = Env & Record<Home | 'DIRECTORY', D1Database>

/** The environment at a home: its database, and desks whose names say where they are at home. */
function at(env: Homes, home: Home): Env {
  const desks = {
    idFromName: (code: string) => env.DESK.idFromName(`${home}:${code}`),
    get: env.DESK.get.bind(env.DESK),
  }
  return { ...env, DB: env[home], DESK: desks as Env['DESK'] }
}

/** The product's desk, with its home's database. */
export class EventDesk extends Desk {
  constructor(state: DurableObjectState, env: Homes) {
    super(state, at(env, state.id.name?.split(':')[0] as Home))
  }
}

const registered = (env: Homes, key: string) =>
  env.DIRECTORY.prepare('select home from homes where key = ?').bind(key).first<Home>('home')

/** Guests come with a code, or a link that begins with one; who signs in, with an address; planners, with a cookie of ours. */
async function homeOf(request: Request, env: Homes): Promise<Home> {
  const { pathname } = new URL(request.url)
  const [, code] = /^\/(?:event|edit|api\/(?:codes|responses|declines))\/(\w{6})/.exec(pathname) ?? []
  if (code) return (await registered(env, code)) ?? 'ONE'
  if (pathname === '/api/auth/sign-in/email') {
    const { email } = await request.clone().json<{ email: string }>()
    return (await registered(env, email)) ?? 'ONE'
  }
  const { home } = parse(request.headers.get('cookie') ?? '', 'home')
  return (['ONE', 'TWO', 'THREE'] as const).find((one) => one === home) ?? 'ONE'
}

export default {
  async fetch(request, env, context) {
    const home = await homeOf(request, env)
    const answer = await product.fetch(request, at(env, home), context)
    if (request.method === 'POST' && new URL(request.url).pathname === '/api/events') {
      const { event } = await answer.clone().json<{ event: { eventCode: string } }>()
      await env.DIRECTORY.prepare('insert into homes values (?, ?)').bind(event.eventCode, home).run()
    }
    const named = new Response(answer.body, answer)
    if (answer.headers.has('set-cookie'))
      named.headers.append('set-cookie', `home=${home}; Path=/; Secure; HttpOnly`)
    return named
  },
} satisfies ExportedHandler<Homes>
