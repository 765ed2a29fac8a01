import { parse } from 'node:path'

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null }

/** Pages that load a module as they arrive. */
function pagesOf(id: string, modules: Modules): string[] {
  const above = new Set([id])
  for (const one of above) for (const by of modules.getModuleInfo(one)?.importers ?? []) above.add(by)
  return [...above].filter((one) => modules.getModuleInfo(one)?.isEntry)
}

/**
 * Chunks of the guest's pages: one file for modules that the event's page loads as it arrives, one for those that several
 * others do, and one for those that one of them loads so and others later. Many small files are larger, and slower on a
 * bad line.
 */
export const guestChunks = [
  {
    name: (id: string, modules: Modules) => {
      const arriving = pagesOf(id, modules).map((one) => parse(one).name)
      const [page, another] = arriving
      if (!page) return null
      if (arriving.includes('entry-event')) return 'guest'
      return another ? 'guest-others' : `of-${page}`
    },
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]

/**
 * Chunks of the planner's application: one file for modules that eight or more of its pages and dialogs share. Each alone
 * would be a request, most of them for half a kilobyte.
 */
export const plannerChunks = [{ name: 'planner', minShareCount: 8 }]
