import type { Page } from '@playwright/test'
import { pseudo } from '../../../worker/languages/pseudo.ts'

// Letters the pseudo-language has accents for. Where one stands without, nobody translated it.
const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  .split('')
  .filter((letter) => !pseudo(letter).includes(letter))
  .join('')

/**
 * Faults of a page in the pseudo-language, a line each: text or a name that is not translated, text that is
 * cut off or stands out of its box, a page wider than the screen.
 * @param data what people typed, and what has no translation: the only words that may stand there as they are
 */
export function findings(page: Page, data: string[]): Promise<string[]> {
  return page.evaluate(judge, { data: [...data].sort((a, b) => b.length - a.length), plain })
}

/** Runs in the page. */
function judge({ data, plain }: { data: string[]; plain: string }): string[] {
  const found = new Set<string>()
  const untranslated = new RegExp(`[${plain}]`)
  const letters = /\p{L}/u
  const slack = 1

  const judgeOutside = (text: string, where: string) => {
    const trimmed = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const known = data.some((one) => one.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') === trimmed)
    if (letters.test(trimmed) && !known) found.add(`not translated: “${trimmed}” in ${where}`)
  }
  const judgeInside = (text: string, where: string) => {
    const rest = data.reduce((left, one) => left.replaceAll(one, ''), text)
    if (untranslated.test(rest)) found.add(`not translated: “${rest.trim()}” within a sentence in ${where}`)
  }

  // Sentences may go on over several elements: the depth of brackets is kept from one text to the next.
  let depth = 0
  const judgeText = (text: string, where: string) => {
    for (const piece of text.split(/([⟦⟧])/)) {
      if (piece === '⟦') depth++
      else if (piece === '⟧') depth--
      else if (depth > 0) judgeInside(piece, where)
      else judgeOutside(piece, where)
    }
  }
  const judgeName = (text: string, where: string) => {
    judgeText(text, where)
    if (depth !== 0) found.add(`cut or glued: “${text}” in ${where}`)
    depth = 0
  }

  const tell = (element: Element) => {
    const { tagName, id, className } = element
    return [
      tagName.toLowerCase(),
      id && `#${id}`,
      typeof className === 'string' && className && `.${className}`,
    ]
      .filter(Boolean)
      .join('')
  }
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isForReaders = (element: Element) => element.closest('.visually-hidden') !== null

  const judgePlace = (node: Text, holder: Element) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    let box = holder
    while (getComputedStyle(box).display === 'inline' && box.parentElement) box = box.parentElement
    const outer = box.getBoundingClientRect()
    // A line of text may be higher than its line's box.
    const above = Number.parseFloat(getComputedStyle(holder).fontSize) * 0.4
    const scrolls = holder.closest('.people') !== null
    // The cookie banner takes a fifth of the screen: longer words scroll in it.
    const scrollsDown = getComputedStyle(box).overflowY === 'auto'
    for (const text of range.getClientRects()) {
      if (text.width === 0) continue
      const out =
        text.left < outer.left - slack ||
        text.right > outer.right + slack ||
        (!scrollsDown && (text.top < outer.top - above || text.bottom > outer.bottom + above))
      const offScreen = !scrolls && (text.left < -slack || text.right > innerWidth + slack)
      if (out || offScreen) found.add(`out of its box: “${node.data.trim()}” in ${tell(box)}`)
    }
    for (let at: Element | null = holder; at; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at)
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const cutX = (cuts(overflowX) || textOverflow === 'ellipsis') && at.scrollWidth > at.clientWidth + slack
      const cutY = cuts(overflowY) && at.scrollHeight > at.clientHeight + slack
      if (cutX || cutY) found.add(`cut off: “${node.data.trim()}” in ${tell(at)}`)
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const holder = node.parentElement
    if (!holder || /^(SCRIPT|STYLE|TEXTAREA)$/.test(holder.tagName) || node.data.trim() === '') continue
    // The list of languages calls each by its own name.
    if (!isShown(holder) || holder.tagName === 'OPTION') continue
    // A sign of somebody's name is no sentence.
    if (!holder.matches('.initial')) judgeText(node.data, tell(holder))
    if (!isForReaders(holder)) judgePlace(node, holder)
  }
  if (depth !== 0) found.add('a sentence is cut, or glued to another')
  depth = 0

  const named = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element)) continue
    for (const name of named) judgeName(element.getAttribute(name) ?? '', `${name} of ${tell(element)}`)
    if (element instanceof HTMLInputElement && /^(button|submit|reset)$/.test(element.type))
      judgeName(element.value, tell(element))
    for (const pseudoElement of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudoElement)
      if (/^"/.test(content)) judgeName(content, `${pseudoElement} of ${tell(element)}`)
    }
  }
  judgeName(document.title, 'the title')
  judgeName(
    document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    'the description',
  )

  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) found.add(`the page is ${wide} px wide, the screen ${innerWidth}`)
  return [...found]
}
