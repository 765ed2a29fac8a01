/** Fields read of `[env.<place>]` in wrangler.toml. */
export type Place = {
  vars: Record<string, unknown>
  routes?: (string | { pattern: string })[] | undefined
  d1_databases: { database_id?: string | undefined }[]
  r2_buckets: { jurisdiction?: string | undefined }[]
  secrets?: { required?: string[] | undefined } | undefined
  queues?: { consumers?: { queue: string }[] | undefined } | undefined
}

/** A database of the account, as `wrangler d1 list --json` names it. */
export type Database = { uuid: string; jurisdiction?: string | null }

/** A queue of the account, as wrangler describes it. */
export type Queue = { name: string; jurisdiction?: string | undefined }

/** The account that is deployed to: its databases, the queues that the place names, and names of the Worker’s secrets. */
export type Account = { databases: Database[]; queues: Queue[]; secrets: string[] }

type Vars = Record<string, string | undefined>

/**
 * Finds what a deploy could not mend afterwards, or would fail at when half of it is done. The jurisdiction is one
 * setting, which desks follow at run time: database, bucket and queue have to live there as well.
 * @returns one sentence per fault
 */
export function placeFaults(place: Place, { databases, queues, secrets }: Account): string[] {
  const {
    ORIGIN = '',
    MAIL_FROM = '',
    LIST_FROM = '',
    LIST_MAIL,
    JURISDICTION: wanted,
    DESK_REGION: region,
  } = place.vars as Vars
  const [{ database_id: id } = {}] = place.d1_databases
  const [bucket] = place.r2_buckets
  const database = databases.find(({ uuid }) => uuid === id)
  const domain = URL.canParse(ORIGIN) ? new URL(ORIGIN).host : ''
  const routes = (place.routes ?? []).map((route) => (typeof route === 'string' ? route : route.pattern))
  const said = wanted ? `JURISDICTION says ${wanted}` : 'JURISDICTION is not set'
  return [
    ...([ORIGIN, MAIL_FROM].some((value) => value.endsWith('.example'))
      ? ['ORIGIN and MAIL_FROM are those of the example: put your own']
      : []),
    ...(routes.includes(domain) ? [] : [`routes has to name the domain of ORIGIN, ${domain}`]),
    ...(database ? [] : ['the account has no database with this database_id: create it first']),
    ...(database && (database.jurisdiction ?? undefined) !== wanted
      ? [`the database lives in ${database.jurisdiction ?? 'no jurisdiction'}, for good, and ${said}`]
      : []),
    ...(bucket?.jurisdiction === wanted
      ? []
      : [`the bucket is looked for in ${bucket?.jurisdiction ?? 'no jurisdiction'}, and ${said}`]),
    ...queuesOf(place).flatMap((name) => {
      const queue = queues.find((one) => one.name === name)
      if (!queue) return [`the account has no queue ${name}: create it first`]
      return queue.jurisdiction === wanted
        ? []
        : [`the queue ${name} lives in ${queue.jurisdiction ?? 'no jurisdiction'}, for good, and ${said}`]
    }),
    ...(place.secrets?.required ?? [])
      .filter((name) => !secrets.includes(name))
      .map((name) => `the secret ${name} is not set: set it first`),
    ...(LIST_MAIL === 'on' && [domainOf(MAIL_FROM), ''].includes(domainOf(LIST_FROM))
      ? ['LIST_MAIL is on: LIST_FROM has to be an address of a subdomain of its own']
      : []),
    ...(wanted && region ? ['JURISDICTION decides where desks live: take DESK_REGION out'] : []),
  ]
}

const domainOf = (address: string) => address.split('@')[1]?.toLowerCase() ?? ''

/** The names of the queues that a place takes messages of. */
export function queuesOf(place: Place): string[] {
  return (place.queues?.consumers ?? []).map(({ queue }) => queue)
}
