import type { ContentState } from '../../../needs/rules/contents.ts'
import { howMany } from '../how-many.ts'
import { figure } from '../writing.ts'
import { alteredCount } from './shared-counts.ts'

export const findSpecials = 'Buscar nos especiais'
export const findSpecialsHint = 'Um nome, um número como S14, uma alergia ou dieta, ou uma mesa como M3'
/** 3 de 157 */
export const foundOf = (found: number, all: number) => `${figure(found)} de ${figure(all)}`

// The page of a kitchen's link, read on a phone.

/** In the band. `time` is a clock's, like 18:05. */
export const live = (time: string) => `ao vivo, ${time}`
export const checking = (when: string) => `verificando, dados de: ${when}`
export const loadingKitchen = 'Carregando a página da cozinha…'
export const forKitchen = (label: string) => `Para ${label}`
export const callLabel = 'Ligar para'
export const answersClose = (when: string) => `respostas até ${when}`
export const answersClosed = 'respostas encerradas'

export const coursesNav = 'Etapas'
export const specialsHead = 'Especiais'
export const noSpecials = 'Até agora nenhuma alergia ou dieta foi informada.'
export const noCoursesYet = 'O cardápio ainda não tem etapas.'
export const platesCount = (plates: number) => howMany(plates, 'refeição', 'refeições')
export const asListed = (count: number) => `${figure(count)} do cardápio`
/** 1 alterado: S14 */
export const changedLine = (count: number, numbers: string) =>
  `${alteredCount(count)}${numbers && `: ${numbers}`}`
export const spareOf = (count: number) => `reserva\u00a0${figure(count)}`
export const totalLabel = 'Total'
/** Below a folded dish that is eaten by guests with needs. */
export const withNeeds = 'alergias ou dietas'
/** para 4, servir Risoto */
export const theyGet = (count: number, dish: string) => `para ${figure(count)}, servir ${dish}`
export const diets = 'Dietas'
export const extra = 'Extra'
export const spare = 'Reserva'

export const unnamed = 'Nome oculto'
export const erasedName = 'dados apagados'
export const words = 'Em suas palavras'
export const serveInstead = 'Servir no lugar'
export const agreedBy = 'Combinado por'
export const agree = 'Combinar'
export const saving = 'Salvando…'
export const change = 'Mudar'
export const changeOf = (number: string, course: string) => `Mudar o que servir para ${number} em ${course}`
export const takeBack = 'Retirar'
export const somethingElse = 'Servir outra coisa'
export const somethingElseTo = (number: string, course: string) => `${somethingElse}: ${number}, ${course}`
export const cancel = 'Cancelar'
export const substituteRequired = 'Escreva o que será servido no lugar, por favor'
export const notSaved = 'Não foi salvo. Tente de novo, por favor.'

export const confirmContents = 'Confirmar o que vai no prato'
export const confirmContentsOf = (dish: string) => `${confirmContents}: ${dish}`
export const askedFor = 'O que quem o escolheu precisa evitar'
export const otherAllergens = 'Outros alergênicos'
export const dietsOfDish = 'Dietas'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  contains: 'contém',
  may: 'pode conter',
  without: 'em nenhum ingrediente',
  not_confirmed: 'sem confirmação',
}
export const factLabel = { yes: 'sim', no: 'não', not_confirmed: 'sem confirmação' }
export const traces = 'Traços: sem confirmação.'
export const yourName = 'Seu nome'
export const yourNameHint = 'A organização e a cozinha o veem ao lado do que você confirma.'
export const save = 'Salvar'
export const saved = 'Salvo.'
export const agreed = 'Combinado.'
export const close = 'Fechar'

export const keepAwake = 'Manter a tela ligada'
export const keepHere = 'Guardar neste celular até amanhã'
export const keepHint =
  'A página então abre sem internet, como estava na última conexão. Ela mostra o que os convidados precisam evitar: mantenha o celular bloqueado.'
export const keeping = 'Guardando…'
export const keepFailed = 'Não foi possível guardar a página neste celular. Tente de novo, por favor.'
export const keptUntil = (when: string) => `Guardada neste celular até ${when}`
export const removeKept = 'Remover deste celular'
/** Above the time at which a page was true that this phone has kept. */
export const keptAsOf = 'Guardada neste celular. Pode ter mudado desde as'
export const keptGone =
  'Esta página não está mais guardada neste celular. Ela volta a abrir quando houver internet.'
export const howItWorks = 'Como funciona esta página'
export const tablesHead = 'Mesas'
export const noTableYet = 'Ainda sem mesa'
export const printHead = 'Imprimir'
export const printSheet = 'Imprimir a folha'
/** On paper, where the page itself was printed: it may show one course of many. */
export const printByButton = `Imprima com “${printSheet}”, no fim da página: assim saem todas as etapas.`
export const destroy = 'Destruir depois do serviço.'
export const asOf = (when: string) => `dados de: ${when}`
export const platesHead = 'REFEIÇÕES'
export const changedHead = 'alterados'
export const listedHead = 'do cardápio'
export const totalHead = 'total'
export const deviceNote =
  'Este link mostra o que os convidados precisam evitar. Não o compartilhe fora da cozinha; destrua o que imprimir depois do serviço.'
