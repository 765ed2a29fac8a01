import { now } from '#core/clock'
import { database } from '#core/db'
import { addressIn } from '#core/http/app'
import type { ChooseWords } from '#core/http/language'
import { Refusal, wordsOf } from '#core/http/refusal'
import { site } from '#core/site'
import { answeredIn, isCode } from '#events/rules/code'
import type { EventView } from '#events/shape/event'
import type { Language } from '#languages/language'
import { languages } from '#languages/languages'
import {
  type GuestMenu,
  type Unavailable,
  type UnavailableDetails,
  unavailableOnEventPage,
} from '#party/shape/guest'
import { readDecline } from '../guest/decline/read-decline.ts'
import { demoId, demoMenu } from '../guest/demo.ts'
import { readByToken } from '../guest/edit-link/read.ts'
import { bypassesCache, guestMenu, inLanguage } from '../guest/look-up.ts'
import { orNothingToPreview, previewMenu } from '../guest/preview.ts'
import { limitUnknownCodes } from '../guest/rate-limits.ts'
import { readInvitation } from '../invitations/personal/read.ts'
import { edgeMenus } from '../menu/guests/cache.ts'
import { type Asked, codeOf, type Read } from './asked.ts'

const hour = 3_600_000

/**
 * The last whole hour before the deadline: days are counted by it, and a page that did not change is the same for that
 * long, so that it is not sent again.
 */
function wholeHour(at: number, closesAt: number): number {
  return closesAt - Math.ceil((closesAt - at) / hour) * hour
}

export async function eventPage(
  written: string,
  { request, cookies, words, chooseWords, env }: Asked,
): Promise<Read> {
  const code = codeOf(written)
  const answered = answeredIn(cookies)
  const at = now()
  try {
    const menu = await menuFor(code, request, chooseWords, env)
    const { language } = menu.event
    return {
      id: 'event',
      status: 200,
      ...eventHead(menu.event, chooseWords(null, language)),
      shared: eventHead(menu.event, languages[language]()),
      eventLanguage: language,
      data: { code, at: wholeHour(at, menu.event.closesAt), loaded: menu },
      answered,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'by_invitation') return byInvitation(code, error, words, answered)
    const loaded = unavailableOnEventPage(
      words.guest,
      error.code,
      wordsOf(error, words).message,
      error.details as UnavailableDetails | undefined,
    )
    const title = `${words.guest.events.unableToAccess} · ${site.name}`
    return {
      id: 'event',
      status: error.status,
      title,
      data: { code, at: wholeHour(at, 0), loaded },
      answered,
    }
  }
}

/** Title and description of an event's page. */
function eventHead({ title, description, eventDate }: EventView, { pages, guest }: Language) {
  const about = description || pages.chooseBy(guest.days.longDay(eventDate))
  return { title: pages.eventTitle(title), description: about }
}

/** The page of a code where only the list may answer: a personal link's, which can mail the link. */
function byInvitation(code: string, error: Refusal, words: Language, answered: string[]): Read {
  const about = error.details as UnavailableDetails | undefined
  const loaded: Unavailable = { sentence: wordsOf(error, words).message, refusalCode: error.code, about }
  const title = about ? words.pages.inviteTitle(about.title) : words.pages.titles.invite
  return { id: 'invite', status: error.status, title, data: { token: code, at: now(), loaded }, answered }
}

export async function invitePage(token: string, asked: Asked): Promise<Read> {
  const { request, cookies, words, chooseWords, env } = asked
  const answered = answeredIn(cookies)
  const at = now()
  try {
    // A made-up link counts as a code that nobody has, since it tests one.
    const view = await limitUnknownCodes(env, addressIn(request.headers), () =>
      readInvitation(database(env.DB), edgeMenus(env), token, at, chooseWords),
    )
    const { language } = view
    const { language: eventLanguage, title: event } = view.event
    const titleIn = ({ pages }: Language) => pages.inviteTitle(event)
    const title = titleIn(chooseWords(language, eventLanguage))
    const shared = { title: titleIn(languages[eventLanguage]()) }
    return {
      id: 'invite',
      status: 200,
      title,
      shared,
      language,
      eventLanguage,
      data: { token, at, loaded: view },
      answered,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const about = error.details as UnavailableDetails | undefined
    const loaded: Unavailable = { sentence: wordsOf(error, words).message, refusalCode: error.code, about }
    const title = `${words.guest.events.unableToAccess} · ${site.name}`
    return { id: 'invite', status: error.status, title, data: { token, at, loaded }, answered }
  }
}

export async function previewPage(
  eventId: string,
  { cookies, chooseWords, env }: Asked,
): Promise<Read | null> {
  const at = now()
  try {
    const read = await previewMenu(env, cookies, eventId, at)
    const eventLanguage = read.event.language
    const words = chooseWords(null, eventLanguage)
    const menu = inLanguage(read, words.guest)
    const title = words.pages.previewTitle(menu.event.title)
    const loaded = orNothingToPreview(menu)
    const data = { code: menu.event.eventCode, at, loaded, preview: eventId }
    return { id: 'try', status: 200, title, eventLanguage, data, answered: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.status === 401 ? null : { id: 'notFound', status: 404 }
  }
}

export function demoPage({ words }: Asked): Read {
  const at = now()
  const loaded = demoMenu(at, words)
  const data = { code: loaded.event.eventCode, at, loaded, preview: demoId }
  return { id: 'demo', status: 200, data, answered: [] }
}

export async function editPage(token: string, asked: Asked): Promise<Read> {
  const { request, cookies, words, chooseWords, env } = asked
  const answered = answeredIn(cookies)
  const at = now()
  try {
    // A made-up link counts as a code that nobody has, since it tests one.
    const view = await limitUnknownCodes(env, addressIn(request.headers), () =>
      readByToken({ db: database(env.DB), menus: edgeMenus(env), at }, { token, chooseWords }),
    )
    const { language } = view
    const { guest, pages } = chooseWords(language, view.event.language)
    // After the deadline the link has expired: what it shows is there to be read.
    const { status, title } = view.closed
      ? { status: 410, title: `${guest.menu.unableToLoad} · ${site.name}` }
      : { status: 200, title: pages.editTitle(view.event.title) }
    const eventLanguage = view.event.language
    return { id: 'edit', status, title, language, eventLanguage, data: { token, at, loaded: view }, answered }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const about = error.details as UnavailableDetails | undefined
    const loaded: Unavailable = { sentence: wordsOf(error, words).message, refusalCode: error.code, about }
    const title = `${words.guest.menu.unableToLoad} · ${site.name}`
    return { id: 'edit', status: error.status, title, data: { token, at, loaded }, answered }
  }
}

export async function declinePage(token: string, asked: Asked): Promise<Read> {
  const { request, cookies, words, chooseWords, env } = asked
  const answered = answeredIn(cookies)
  const at = now()
  if (isCode(token)) {
    const event = await eventToDecline(token, asked)
    const data = { token, at, loaded: null, event }
    return { id: 'notComing', status: 200, ...(event && { eventLanguage: event.language }), data, answered }
  }
  try {
    const view = await limitUnknownCodes(env, addressIn(request.headers), () =>
      readDecline(database(env.DB), token),
    )
    const { language } = view
    const title = chooseWords(language, view.event.language).pages.notComingTitle(view.event.title)
    const eventLanguage = view.event.language
    return {
      id: 'notComing',
      status: 200,
      title,
      language,
      eventLanguage,
      data: { token, at, loaded: view },
      answered,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const loaded: Unavailable = { sentence: wordsOf(error, words).message, refusalCode: error.code }
    const title = `${words.guest.menu.unableToLoad} · ${site.name}`
    return { id: 'notComing', status: error.status, title, data: { token, at, loaded }, answered }
  }
}

/** The event whose head stands above the question; none where its code opens no menu. */
async function eventToDecline(
  code: string,
  { request, chooseWords, env }: Asked,
): Promise<EventView | undefined> {
  try {
    return (await menuFor(code, request, chooseWords, env)).event
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function menuFor(
  code: string,
  request: Request,
  chooseWords: ChooseWords,
  env: Env,
): Promise<GuestMenu> {
  if (!isCode(code)) throw new Refusal('bad_code_in_url')
  const menu = await limitUnknownCodes(env, addressIn(request.headers), () =>
    guestMenu(env, code, { bypassCache: bypassesCache(request) }),
  )
  return inLanguage(menu, chooseWords(null, menu.event.language).guest)
}
