import { plural } from '../forms.ts'

export const validatingCode = 'Conferindo…'
export const backToSignIn = 'Voltar para o login'
export const howItWorks = 'Como funciona'
export const howSteps = [
  ['Digite seu código', 'Ele abre o cardápio do seu evento. Você não precisa de conta.'],
  ['Escolha para todos', 'Um prato de cada etapa, para você e para quem vem junto.'],
  ['Envie suas escolhas', 'Você pode voltar e mudar até o fim do prazo.'],
] as const
export const beforeTheDay = 'Cada prato decidido antes do grande dia.'
export const whatPlannersGet =
  'Envie um único link aos seus convidados. Eles escolhem os pratos e informam o que não podem comer; sua cozinha recebe as quantidades certas.'
export const startPlanning = 'Começar grátis, até 30 convidados'
export const tryAsGuest = 'Experimentar como convidado'
export const examples =
  'Um exemplo: o mesmo cardápio, visto por um convidado, pela organização e pela cozinha'
export const guestChooses = 'Anna escolhe para três'
export const plannerSees = 'Você vê quem come o quê'
export const kitchenCooks = 'A cozinha prepara a quantidade certa'
export const example = {
  title: 'Clara & Jonah',
  day: '10 de janeiro, Seehaus Lindow',
  course: 'Entrada',
  dishes: ['Burrata', 'Velouté de castanhas', 'Truta curada'],
  initials: ['A', 'L', 'M'],
} as const
/** Sentences of the planner’s and the kitchen’s half, each beside an example of its page. */
export const story = {
  planner: {
    name: 'Você vê cada resposta assim que chega',
    text: 'As quantidades mudam enquanto seus convidados escolhem. O que precisa de você fica à vista, ao lado.',
    example: 'Um exemplo da visão geral de quem organiza',
    counts: ['vêm, de 100', 'não vêm', 'ainda escolhendo'],
    waiting: [
      [
        '13 convidados escolheram um prato que precisam evitar',
        'Combine com a cozinha o que eles recebem no lugar.',
      ],
      ['3 convidados escreveram com as próprias palavras o que não comem', '“Sem cogumelos, por favor”'],
    ],
  },
  kitchen: {
    name: 'Sua cozinha sabe o que preparar',
    text: 'Um link, sem conta, ou uma folha de papel. Cada prato especial vem com nome, mesa e o que foi combinado.',
    example: 'Um exemplo de folha da cozinha',
    dishes: [
      ['Costela bovina assada lentamente', '67 do cardápio, 8 sem leite'],
      ['Robalo assado', '12 do cardápio'],
    ],
    specials: [
      ['S14 · Marta Weber, mesa 4', 'Sem leite: costela com purê ao azeite, combinado'],
      ['S22 · Leo Brandt, mesa 7', 'Sem peixe: recebe a costela, combinado'],
    ],
  },
} as const
/** @param agreed plates of `all` that are made otherwise */
export function asAgreed(all: number, agreed: number): string {
  return `${all - agreed} do cardápio, ${agreed} sem leite, combinado`
}
/** @param count people who have answered, of `all` */
export function haveChosen(count: number, all: number): string {
  const chosen = plural(count, { one: 'já escolheu', many: 'já escolheram', other: 'já escolheram' })
  return `${count} de ${all} ${chosen}`
}
/** @param link to the sign-in, which says `plannerSignIn` */
export function planningAnEvent(link: string): string {
  return `Está organizando um evento? ${link}`
}
export const plannerSignIn = 'Entrar para organizar'
