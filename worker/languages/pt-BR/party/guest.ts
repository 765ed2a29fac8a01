import { partyMax } from '../../../core/limits.ts'
import { inAList, plural } from '../forms.ts'

export const progress = 'Passos'
export const stepNames = {
  info: 'Você',
  'lead-menu': 'Seu cardápio',
  'additional-guests': 'Acompanhantes',
  review: 'Revisão',
}
/** @param position of a step among all. @param name of the step */
export function stepOf(position: number, all: number, name: string): string {
  return `Passo ${position} de ${all}: ${name}`
}
/** @param name of a step that lies behind */
export function stepDone(name: string): string {
  return `${name}, pronto`
}
export const back = 'Voltar'
export const goOn = 'Continuar'
export const backToReview = 'Voltar à revisão'

export const whoIsComing = 'Quem vem?'
export const leadName = 'Seu nome *'
/** @param position in the party; the lead guest is 1 */
export function guestName(position: number): string {
  return `Nome da pessoa ${position} *`
}
export const allergiesLabel = 'Alergias e dietas (opcional)'
export const emailLabel = 'E-mail (opcional)'
export const emailHint = 'Para receber seu link e novidades sobre seus pratos.'
export const partySize = 'Quantas pessoas, contando com você? *'
export const oneFewer = 'Menos: tirar uma pessoa'
export const oneMore = 'Mais: adicionar uma pessoa'
/** @param figure how the count is written */
export function guestCount(count: number, figure: string): string {
  return `${figure} ${plural(count, { one: 'pessoa', many: 'de pessoas', other: 'pessoas' })}`
}
export const partyMaxHint = `Uma resposta vale para ${partyMax} pessoas, no máximo.`
export const readMenuFirst = 'Ler o cardápio antes'
/** A person's progress, beside their name. */
export function countOf(count: number, all: number): string {
  return `${count} de ${all}`
}
/** @param far how far a person is, as `countOf` says it */
export function chosenOf(far: string): string {
  return `Escolhidos: ${far}`
}
export const choose = 'Escolher'
export const change = 'Mudar'
export const removeWord = 'Remover'
/** The accessible name of the button `removeWord`. */
export function removePerson(name: string): string {
  return `Remover ${name}`
}
/** Said once somebody was taken out of the party, beside a button that says `undo`. */
export function wasRemoved(name: string): string {
  return `${name} saiu do grupo.`
}
export const notSentYet = 'Ainda não enviado.'
export const sendNow = 'Enviar agora'
/** @param event its title */
export function unsentFor(event: string): string {
  return `Ainda não enviada: sua resposta para “${event}”.`
}
/** Asked before a device sends a second answer. @param names in the party it answered for; none where unknown */
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'Você já respondeu neste aparelho.'
  return `Você já respondeu por ${inAList(names)}.`
}
/** Asked before a device that sent a decline sends another answer. @param names in the party that declined; none where unknown */
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'Você já nos avisou neste aparelho que vocês não podem vir.'
  const cannot = plural(names.length, { one: 'não pode', many: 'não podem', other: 'não podem' })
  return `Você já nos avisou que ${inAList(names)} ${cannot} vir.`
}

/** Heard while something is on its way to be stored. */
export const saving = 'Salvando…'
/** Heard once it is stored. */
export function savedThankYou(firstName: string): string {
  return `Tudo salvo. Obrigado, ${firstName}.`
}
export const submitFailed = 'Não conseguimos salvar suas escolhas. Nada se perdeu: tente de novo, por favor.'
export const submitted = 'Recebemos suas escolhas. Muito obrigado!'
export const submitUnknown =
  'Não temos certeza de que chegou. Tente de novo, por favor: sua resposta nunca conta duas vezes.'
export const offline =
  'Ainda não enviado: sem internet. Deixe esta página aberta: enviaremos quando a conexão voltar.'
export const linkNotSent = 'Não foi possível enviar o e-mail. Tente de novo, por favor.'

/** Said once the edit link was queued for the stored address. */
export function linkSent(address: string): string {
  return `Está a caminho de ${address}.`
}
export const linkOnItsWay = 'Já está a caminho. Pode levar alguns minutos: confira também a caixa de spam.'
export const declineFailed = 'Não conseguimos salvar sua resposta. Nada se perdeu: tente de novo, por favor.'
export const linkExpired = 'Este link para mudar a resposta expirou. Fale com a organização.'

/** Beside the sentence that a link is invalid. @param day without the year */
export function tookBackOn(day: string): string {
  return `Você retirou esta resposta em ${day}.`
}
/** Beside the sentence that a link is invalid, for a response that its planner deleted. */
export function removedOn(day: string): string {
  return `Esta resposta foi removida em ${day}.`
}
export const eraseDetails = 'Apagar meus dados'
export const erased = 'Seus dados foram apagados. Seus pratos continuam na contagem.'

// The steps after the first.

export const yourParty = 'Seu grupo'
/** @param position in the party; the lead guest is 1 */
export function personOf(position: number, size: number): string {
  return `Pessoa ${position} de ${size} do seu grupo.`
}
/** Heard beside a dish. @param names of those who chose it */
export function chosenFor(names: string[]): string {
  return `Escolhido para ${inAList(names)}`
}
/** The button that gives a guest the lead guest's dishes. */
export function sameAs(leadFirstName: string): string {
  return `O mesmo que ${leadFirstName}`
}
/** Said once it did, beside a button that says `undo`. */
export function sameNow(name: string, leadFirstName: string): string {
  return `${name} agora tem o mesmo que ${leadFirstName}.`
}
export const removeGuest = 'Remover esta pessoa'

/**
 * Said before sending of who left courses open, which is allowed.
 * @param you the sentence is about the lead guest, who reads it. @param courses their names as a list
 */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return you ? `Ainda falta você escolher: ${courses}.` : `Para ${name}, ainda falta escolher: ${courses}.`
}
/** Names of courses as a list within a sentence: what is missing is all of them, so the list says "e". */
export function anyOf(courses: string[]): string {
  return inAList(courses)
}
/** The accessible name of the button `choose`. */
export function chooseFor(name: string): string {
  return `Escolher para ${name}`
}
export const sendAsItIs = 'Enviar assim'

export const isEverythingRight = 'Está tudo certo?'
/** @param day the deadline */
export function changeableUntil(day: string): string {
  return `Você pode mudar sua resposta até ${day}.`
}
/** @param name how the lead guest, who reads this, is called */
export function nameOfYou(name: string): string {
  return `${name} (você)`
}
export const changeDetailsWord = 'Mudar dados'
export const changeDishes = 'Mudar pratos'
/** The accessible name of the button `change`. */
export function changeWhatHas(name: string): string {
  return `Mudar as escolhas de ${name}`
}
export const submitting = 'Enviando…'
export const submittedShort = 'Recebido!'
export const saveMyChanges = 'Salvar minhas alterações'
export const keepFirstAnswer = 'Manter minha primeira resposta'
export const sendAsNew = 'Enviar como nova resposta'

export const aDishHasChanged = 'Um prato mudou'
/** A dish as it was and is: its name, with its description where it has one. */
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${name} (${description})` : name
}
/** @param was the dish in words, as the guest chose it */
export function dishChangedTo(was: string, is: string): string {
  return `Este prato mudou. Antes: ${was}. Agora: ${is}. Quer manter?`
}
/** @param names who chose a dish */
export function chosenByThem(names: string[]): string {
  return `Escolhido para: ${names.join(', ')}.`
}
export const keepIt = 'Manter'
export const changeThatAnswer = 'Mudar aquela resposta'
export const cannotComeAfterAll = 'Não vamos mais poder ir'
export const stillCannotCome = 'Continuamos sem poder ir'
export const anotherParty = 'Este é outro grupo'
export const sendWithout = 'Enviar sem estes pratos'

export const namesOfGuests = 'Nomes dos seus acompanhantes (você pode adicionar depois)'
/** The name field of a guest on the first step. @param position in the party; the lead guest is 1 */
export function guestNameLater(position: number): string {
  return `Nome da pessoa ${position} (você pode adicionar depois)`
}
/** The line after the last guest, which adds one once it is written in. */
export const oneMoreGuest = 'Mais alguém'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest}: ${guestNameLater(position)}`
}
/** A choice that was lost because its dish left the menu. */
export function lostDish(name: string, course: string, dish: string): string {
  return `${name}: ${course} (${dish})`
}
export const dishesGone = 'Estes pratos não estão mais no cardápio:'
export const chooseAgain = 'Escolher de novo'
export const submit = 'Enviar minhas escolhas'

/** Said of a person before sending, beside a button that says `addNeeds`. */
export const noNeeds = 'Nenhuma alergia ou dieta informada.'
export const addNeeds = 'Adicionar'
/** The accessible name of a button that says the name. */
export function addNeedsOf(name: string): string {
  return `Adicionar alergias e dietas de ${name}`
}
