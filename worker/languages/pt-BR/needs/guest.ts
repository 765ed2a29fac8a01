import { allergiesMax } from '../../../core/limits.ts'
import { consentVersion } from '../../../needs/rules/consent.ts'
import { erasedAfterDays, keptAfterDays } from '../../../retention/rules.ts'
import { upper } from '../forms.ts'
import { howMany } from '../how-many.ts'

export const needUnknown = 'Essa opção não existe neste evento. Recarregue a página, por favor.'

export const nothingGiven = 'Nada informado · Adicionar'
/** @param given needs and words */
export function givenLine(given: string): string {
  return `${given} · Mudar`
}
/** The same while nobody has agreed that it is passed on. */
export function notAgreedYet(given: string): string {
  return `${given} · ainda sem autorização`
}
export const anythingElse = 'Mais alguma coisa?'
/** Below that, and again at the review. */
export const ownWordsRead = 'O que você escreve aqui é lido por pessoas. Não é comparado com os pratos.'
/** Asked before going on, beside the buttons that pass on and remove. */
export const notPassedOn = 'Isto ainda não foi repassado.'
/** Beside a button that says `undo`. @param name of somebody else than the lead guest, who reads this */
export function needsRemoved(name?: string): string {
  return `As informações de alergias e dietas${name === undefined ? '' : ` de ${name}`} foram removidas.`
}
/** Asked once a name was typed over another person's, who has needs. @param before the first name that went */
export function needsStay(before: string, now: string): string {
  return `As alergias e dietas de ${before} valem também para ${now}?`
}
export const keepNeeds = 'Sim, manter'
export const removeThem = 'Não, remover'
/** Said beside the button that was pressed. @param name of somebody else than the lead guest, who reads this */
export function agreeFirst(name?: string): string {
  return `Autorize repassar ${name === undefined ? 'suas alergias e dietas' : `as alergias e dietas de ${name}`}, ou remova-as.`
}
export const loadingNeeds = 'Carregando a lista…'

/** @param name of somebody else than the lead guest, who reads this */
export function whatAvoid(name?: string): string {
  return `O que ${name ?? 'você'} precisa evitar?`
}
/** Under that question: what it is for, and that it may be left. @param name of somebody else than the lead guest */
export function whyAsked(name?: string): string {
  return `Para a cozinha saber o que preparar para ${name ?? 'você'}. Pode deixar em branco.`
}
export const more = 'Mais'
export const fewer = 'Menos'
/** The kinds of a group that is ticked. @param group as the guest ticks it */
export function onlySome(group: string): string {
  return `Só alguns destes? Marque-os e desmarque “${group}”.`
}
/** Before the needs that typed words name. */
export const didYouMean = 'Você quis dizer…?'
/** @param need as the guest ticks it */
export function isIt(need: string): string {
  return `${need}?`
}
/** At the review, before `addIt` for each need that the words name. @param name of somebody else than the lead guest */
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'Você escreveu' : `Para ${name}, você escreveu`
  return `${who} “${note}”. A cozinha conta o que é adicionado da lista:`
}
/** @param need as the guest ticks it */
export function addIt(need: string): string {
  return `Adicionar: ${need}`
}
/** Heard once it is. */
export function addedToWords(need: string): string {
  return `Adicionado: ${need}. Suas palavras ficam como você escreveu.`
}
/** @param name of a guest */
export function ageOf(name: string): string {
  return `${name} é criança?`
}
export const ageNames = { adult: 'Não', child: 'Criança', infant: 'Bebê, não come' }

/** @param meal whether its day is known */
export function keptHint(meal: boolean): string {
  const erased = meal
    ? `${howMany(keptAfterDays, 'dia', 'dias')} depois da refeição`
    : `${howMany(erasedAfterDays, 'dia', 'dias')} depois do fim do prazo`
  return `Até ${howMany(allergiesMax, 'caractere', 'caracteres')}. Será apagado ${erased}.`
}
/** @param organizer who asks */
export function severeAllergy(organizer: string): string {
  return `Alergia grave? Fale também com ${organizer} ou com a cozinha, por favor.`
}
/** All to whom it is passed on. @param organizer who asks */
function readers(organizer: string, version = consentVersion): string {
  return version < 2 ? `${organizer} e a cozinha` : `${organizer}, quem ajuda a organizar e a cozinha`
}
/** Beside the button that passes on. @param organizer who asks */
export function seenBy(organizer: string): string {
  const [first = ''] = organizer
  return `${upper(first)}${readers(organizer.slice(first.length))} veem isto. Você pode remover aqui; folhas já impressas podem ficar.`
}
/** The same before they agree. */
export function seenOnceAgreed(organizer: string): string {
  return `Com a sua autorização, ${readers(organizer)} veem isto. Você pode remover aqui; folhas já impressas podem ficar.`
}
/** @param organizer who asks */
export function iAgree(organizer: string): string {
  return `Autorizo repassar isto para ${organizer}, para quem ajuda a organizar e para a cozinha`
}
/** @param name of somebody else than the lead guest, who reads this */
export function theyAgree(name: string): string {
  return `${name} autoriza repassar isto, ou é meu filho ou minha filha`
}
/** @param means `iAgree` or `theyAgree` */
export function passOnMeans(means: string): string {
  return `“${passOn}” quer dizer: “${means}”.`
}
export const passOn = 'Repassar'
export const removeNeeds = 'Remover'
/** The mark of what was agreed. @param day on which, where it is known @param organizer who asks @param name of somebody else */
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const who = name === undefined ? 'você' : name
  const when = day === undefined ? '' : `Em ${day}, `
  const they = when === '' && name === undefined ? 'Você' : who
  return `${when}${they} autorizou que vejam isto: ${readers(organizer, version)}.`
}
export const takeItBack = 'Retirar'
/** Asked before. @param name of somebody else than the lead guest */
export function takesAway(name?: string): string {
  return `Ao retirar, as informações de alergias e dietas${name === undefined ? '' : ` de ${name}`} são apagadas, com o que foi escrito. Ninguém mais vai perguntar à cozinha sobre isso.`
}
export const keepThem = 'Manter'
/** Heard once it is done, before it is saved. */
export const takenAway = 'Removido. Salve para ficar definitivo.'
/** While little room is left in the field for words. */
export function charactersLeft(left: number): string {
  return left < 0
    ? `${howMany(-left, 'caractere', 'caracteres')} a mais`
    : `Espaço para mais ${howMany(left, 'caractere', 'caracteres')}`
}
/** Heard once it is agreed. */
export const passedOn = 'Vamos repassar com a sua resposta.'
