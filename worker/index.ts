import { api } from './api.ts'
import { minute } from './minute.ts'
import { page } from './pages.ts'
import { EventDesk } from './responses/desk.ts'

export { EventDesk }

export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    return pathname === '/api' || pathname.startsWith('/api/')
      ? api.fetch(request, env, context)
      : page(request, env)
  },
  async scheduled(_controller, env) {
    await minute(env)
  },
} satisfies ExportedHandler<Env>
