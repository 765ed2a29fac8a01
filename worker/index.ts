import { drain } from '#ground/outbox'
import { api } from './api.ts'
import { writers } from './mails.ts'
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
  // Each minute: the mail that was left over.
  async scheduled(_controller, env) {
    await drain(env, writers)
  },
} satisfies ExportedHandler<Env>
