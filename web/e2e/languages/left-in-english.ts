import type { Page } from '@playwright/test'
import type { Language } from '../../../worker/languages/language.ts'
import { english } from '../../../worker/languages/languages.ts'

const readers = ({ guest, kitchen, frame, pages, refusals }: Language) => ({
  guest,
  kitchen,
  frame,
  pages,
  refusals,
})

/** Every text of a language's objects that is no function's. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(textsOf)
}

const ours = new Set(textsOf(readers(english)).filter((text) => /\p{L}{2}/u.test(text)))
/** Words that no other language of ours has: a sentence that a function makes holds one of them. */
const ofEnglish = /\b(?:the|your|you|please|with|this|that|cannot)\b/i
const broken = /undefined|\[object|[{}]|\bNaN\b/
/** A name of a sentence in our sources, such as needs.agreedThat. */
const key = /^[a-z]+(?:\.[a-z][a-zA-Z]+)+$/

/**
 * Texts of a page, seen or heard, that are English of ours, or no text at all.
 * @param language whose page it is; a word that it shares with English is its own
 * @param data what people typed, and what has no translation
 */
export async function leftInEnglish(page: Page, language: Language, data: string[]): Promise<string[]> {
  const own = new Set([...textsOf(readers(language)), ...data])
  const texts = await page.evaluate(collected)
  return texts.filter((text) => {
    if (broken.test(text) || key.test(text)) return true
    if (own.has(text)) return false
    const said = data.reduce((left, one) => left.replaceAll(one, ''), text)
    return ours.has(text) || ofEnglish.test(said)
  })
}

/** Runs in the page: its texts and names, but for what is in a language of its own, such as those to choose from. */
function collected(): string[] {
  const found = new Set<string>([document.title])
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder || holder.closest('script, style, option, main [lang]') || !shown(holder)) continue
    found.add(node.textContent ?? '')
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!shown(element)) continue
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'])
      found.add(element.getAttribute(name) ?? '')
  }
  return [...found].map((text) => text.trim()).filter((text) => text !== '')
}

/** Texts with a figure that the server's page has and the page that a script took over has not. */
export async function figuresLost(page: Page): Promise<string[]> {
  const served = await (await page.request.get(page.url())).text()
  return page.evaluate((html) => {
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
    const now = document.querySelector('main')?.textContent ?? ''
    const lost: string[] = []
    const walker = document.createTreeWalker(main ?? document.createElement('p'), NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (/\d/.test(text) && !node.parentElement?.closest('script, style, noscript') && !now.includes(text))
        lost.push(text)
    }
    return lost
  }, served)
}
