import { api } from './app/api.ts'
import { runCron } from './app/cron.ts'
import { EventDesk } from './desk/event-desk.ts'
import { page } from './pages/navigation.ts'

export { EventDesk }

export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    return pathname === '/api' || pathname.startsWith('/api/')
      ? api.fetch(request, env, context)
      : page(request, env)
  },
  async scheduled(_controller, env) {
    await runCron(env)
  },
} satisfies ExportedHandler<Env>
