import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { figure } from '../writing.ts'

export const changeNeeds = 'Adicionar ou mudar alergias e dietas'
/** @param who as `needsReader` says */
export function needsStillOpen(who: string): string {
  return `Não é mais possível mudar os pratos. Alergias e dietas ainda podem ser mudadas até a refeição, e vamos avisar ${who}.`
}
/** The reader: the kitchen where it has a link, else who asks. */
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'a cozinha' : organizer
}
export const saveNeeds = 'Salvar alergias e dietas'
/** @param who as `needsReader` says */
export function needsSaved(who: string): string {
  return `Salvo. Vamos avisar ${who}.`
}
export const needsNotSaved =
  'Não conseguimos salvar. Nada do que você escreveu se perdeu: tente de novo, por favor.'
/** Beside the answer as it is stored now. */
export const needsChangedMeanwhile =
  'Enquanto isso, esta resposta foi mudada em outro lugar; acima está como ela é agora. O que você escreveu continua aqui: compare as duas e salve de novo.'

// The edit page, once something is asked.

export const withdrawWarning =
  'Todo o seu grupo é removido e seus lugares ficam livres para outras pessoas. Se depois vocês puderem vir, será preciso responder de novo.'
export const keepAnswer = 'Manter minha resposta'
export const withdrawWord = 'Retirar'
export const notSavedYet = 'Você tem alterações não salvas aqui.'
export const saveIt = 'Salvar'
export const showSaved = 'Ver o que está salvo'
export const changesDropped = 'Suas alterações foram descartadas.'
export const leaveChanged = 'Sair sem salvar?'
export const leaveWarning = 'Você tem alterações não salvas aqui. Se sair, elas se perdem.'
export const keepChanging = 'Ficar aqui'
export const leaveWord = 'Sair sem salvar'
export const savedMeanwhile = 'Salvo enquanto isso'
export const keepSaved = 'Manter a resposta salva'
export const yourChanges = 'Suas alterações'
export const keepMine = 'Manter minhas alterações'
/** Stands for somebody whom the other of two answers has. */
export function notInParty(name: string): string {
  return `Sem ${name}`
}
export const noEmail = 'Sem e-mail'
export const mailUndelivered =
  'Nosso e-mail não chegou a este endereço. Corrija-o ou guarde o link desta página.'

export const eraseOffer =
  'Se quiser, você já pode apagar os nomes, as alergias e o e-mail do seu grupo. Seus pratos continuam na contagem.'
export const eraseWarning =
  'A cozinha deixará de saber das suas alergias. Os nomes, as alergias e o e-mail de todo o seu grupo são apagados.'
export const keepDetails = 'Manter meus dados'
export const eraseWord = 'Apagar'

export const eraseFailed = 'Não conseguimos apagar seus dados. Tente de novo, por favor.'
export const withdrawn = 'Sua resposta foi retirada.'
export const withdrawFailed = 'Não conseguimos retirar sua resposta. Tente de novo, por favor.'
export const changedMeanwhile = 'Enquanto isso, esta resposta foi mudada em outro lugar. Qual deve ficar?'

// The edit page.

export const editing = 'Mudar suas escolhas'
export const yourInformation = 'Seus dados'
export const additionalGuests = 'Acompanhantes'
export const withdrawAnswer = 'Retirar minha resposta'
export const cancel = 'Cancelar'
export const update = 'Salvar alterações'
export const updating = 'Salvando…'
export const savedShort = 'Salvo'
export const saveWithout = 'Salvar sem estes pratos'

export const eventLimitation = 'Lugares limitados'
/**
 * Places a small event has left beside this party.
 * @param limit guests in all. @param others registered beside this party. @param free slots for this party
 */
export function limitation(limit: number, others: number, free: number): string {
  const left = free > 0 ? `Para o seu grupo: ${howMany(free, 'lugar', 'lugares')}.` : 'O evento está lotado.'
  const taken = plural(others, {
    one: `${figure(others)} já ocupado por outro grupo.`,
    many: `${figure(others)} já ocupados por outros grupos.`,
    other: `${figure(others)} já ocupados por outros grupos.`,
  })
  return `Este evento tem ${howMany(limit, 'lugar', 'lugares')} no total. ${taken} ${left}`
}

export const updated = 'Alterações salvas!'
export const updateFailed = 'Não foi possível salvar as alterações. Tente de novo, por favor.'
