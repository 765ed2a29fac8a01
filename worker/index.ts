import { api } from './app/api.ts'
import { runCron } from './app/cron.ts'
import { EventDesk } from './desk/event-desk.ts'
import { takeMailEvents } from './mailings/delivery.ts'
import { isMailSwitch, mailSwitches } from './pages/mail-switches.ts'
import { page } from './pages/navigation.ts'
import { documents, isPrinted } from './pages/print.ts'

export { EventDesk }

export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === '/api' || pathname.startsWith('/api/')) return api.fetch(request, env, context)
    if (request.method === 'POST' && isMailSwitch(pathname)) return mailSwitches.fetch(request, env, context)
    return isPrinted(pathname) ? documents.fetch(request, env, context) : page(request, env)
  },
  async scheduled(_controller, env) {
    await runCron(env)
  },
  async queue(batch, env) {
    await takeMailEvents(batch, env)
  },
} satisfies ExportedHandler<Env>
