import { freePlaces, type Places } from '../../../events/rules/capacity.ts'
import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { figure } from '../writing.ts'

export const loadingEvent = 'Carregando o evento…'

/** @param day the deadline */
export function answerBy(day: string): string {
  return `Responda até ${day}`
}
/** Beside the deadline, for guests whose clocks show another time. @param zone the time zone's name */
export function inZone(zone: string): string {
  return `(${zone})`
}
/** Beside the deadline, once few days are left; 1 is the last day. */
export function daysLeft(days: number): string {
  return plural(days, {
    one: 'Último dia',
    many: `Faltam ${figure(days)} de dias`,
    other: `Faltam ${figure(days)} dias`,
  })
}
/** Free places, once they are few. */
export function placesLeft(free: number): string {
  return plural(free, {
    one: `Resta ${figure(free)} lugar.`,
    many: `Restam ${figure(free)} de lugares.`,
    other: `Restam ${figure(free)} lugares.`,
  })
}
/** Said when the event was full and no longer is. @param free places */
export function roomAgain(free: number): string {
  return `Abriu uma vaga. ${placesLeft(free)}`
}
export const noPlaceMore = 'Não há lugar para mais ninguém.'

export const eventFull = 'O evento está lotado. Fale com a organização, por favor.'

function reduceTo(free: number): string {
  return free > 0 ? `Reduza seu grupo para ${howMany(free, 'pessoa', 'pessoas')}, no máximo.` : eventFull
}

/** Said when a new party does not fit: the figures are those of the moment of the decision. */
export function partyDoesNotFit(places: Places): string {
  const { guestLimit: n, registeredGuests: m } = places
  const k = freePlaces(places)
  return `Neste evento há lugar para ${howMany(n, 'convidado', 'convidados')}. Lugares ocupados: ${figure(m)}; lugares livres: ${figure(k)}. ${reduceTo(k)}`
}

/** Said when an edited party does not fit beside the others. */
export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const k = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return `Neste evento há lugar para ${howMany(guestLimit, 'convidado', 'convidados')}. Lugares ocupados por outros: ${figure(otherGuests)}; lugares livres: ${figure(k)}. ${reduceTo(k)}`
}

export const enterCode = 'Digite o código do evento para escolher seu cardápio'
export const codeHint = 'O código de seis caracteres está no seu convite. Você também pode colar um link.'
export const accessMenu = 'Ver o cardápio'
export const badCode = 'Digite um código de evento válido, de 6 caracteres'

export const invalidCodeInUrl = 'O código do evento no endereço não é válido'
export const eventNotFoundHome =
  'Não encontramos o evento. Confira o código ou peça ajuda à organização, e tente de novo.'
export const eventNotFoundRoute = 'Não encontramos o evento. Confira o endereço ou fale com a organização.'
export const deadlinePassed =
  'O prazo para escolher o cardápio deste evento terminou. Não é mais possível responder.'
/** Said when an event that was closed while a form was filled in is open again. */
export const reopened = 'Este evento está aberto de novo. Você pode continuar.'
export const eventUnavailable = 'Este evento não está mais disponível. Fale com a organização, por favor.'
export const unableToAccess = 'Não foi possível abrir o evento'
export const eventGone = 'Não encontramos o evento.'

/** @param contact a phone number or address of theirs */
export function pleaseContact(name: string, contact: string): string {
  return `Dúvidas? ${name}, ${contact}`
}
export function pleaseContactName(name: string): string {
  return `Dúvidas? Fale com ${name}.`
}
