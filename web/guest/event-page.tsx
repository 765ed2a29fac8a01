import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isCode } from '#contract/code'
import { type GuestMenu, menuNotLoaded, onEventPage, type Unable, unableToAccess } from '#contract/guest'
import { site } from '#contract/site'
import { Loading } from '#ui/loading'
import { useTitle } from '#ui/title'
import { ApiError, api, ask } from '../client/api.ts'
import { Flow } from './flow.tsx'
import { takeOver } from './handed-over.ts'
import { UnableCard } from './unable.tsx'

/** The menu a code opens, or the sentence why it opens none. */
export async function loader({ params }: LoaderFunctionArgs): Promise<GuestMenu | Unable> {
  const code = (params.code ?? '').toUpperCase()
  if (!isCode(code)) return onEventPage('bad_code', '')
  const handed = takeOver(code)
  if (handed) return handed
  try {
    return await ask((options) => api.codes[':code'].$get({ param: { code } }, options), menuNotLoaded)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return onEventPage(error.code, error.message)
  }
}

/** The steps of the flow are entries of the history on one address: going through them asks for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export function HydrateFallback() {
  return <Loading>Loading event...</Loading>
}

/** A guest's way to their choices, by the sharing link. */
export function Component() {
  const data = useLoaderData<GuestMenu | Unable>()
  return 'unable' in data ? <NoForm {...data} /> : <Form menu={data} />
}

function NoForm({ unable }: Unable) {
  useTitle(`${unableToAccess} · ${site.name}`)
  return <UnableCard heading={unableToAccess} sentence={unable} back="Back to Home" />
}

function Form({ menu }: { menu: GuestMenu }) {
  useTitle(`${menu.event.title} Menu Selection`)
  return (
    <main className="page narrow flow">
      <Flow key={menu.event.id} menu={menu} />
    </main>
  )
}
