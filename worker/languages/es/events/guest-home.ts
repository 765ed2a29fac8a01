import { plural } from '../forms.ts'

export const validatingCode = 'Comprobando…'
export const backToSignIn = 'Volver al inicio de sesión'
export const howItWorks = 'Cómo funciona'
export const howSteps = [
  ['Escriba su código', 'Abre el menú de su evento. No necesita ninguna cuenta.'],
  ['Elija para todos', 'Un plato de cada apartado, para usted y para quienes le acompañan.'],
  ['Envíe su elección', 'Puede volver y cambiarla hasta la fecha límite.'],
] as const
export const beforeTheDay = 'Cada plato, decidido antes del gran día.'
export const whatPlannersGet =
  'Envíe a sus invitados un solo enlace. Ellos eligen sus platos y dicen qué no pueden comer; su cocina recibe las cantidades exactas.'
export const startPlanning = 'Empezar gratis (hasta 30 invitados)'
export const tryAsGuest = 'Probar como invitado'
export const examples =
  'Un ejemplo: un mismo menú, visto por un invitado, por la organización y por la cocina'
export const guestChooses = 'Anna elige para tres'
export const plannerSees = 'Verá quién come qué'
export const kitchenCooks = 'La cocina prepara lo justo'
export const example = {
  title: 'Clara & Jonah',
  day: '10 de enero, Seehaus Lindow',
  course: 'Entrante',
  dishes: ['Burrata', 'Velouté de castañas', 'Trucha marinada'],
  initials: ['A', 'L', 'M'],
} as const
/** Sentences of the planner’s and the kitchen’s half, each beside an example of its page. */
export const story = {
  planner: {
    name: 'Verá cada respuesta en cuanto llegue',
    text: 'Las cantidades cambian mientras sus invitados eligen. Lo que necesita su atención aparece al lado.',
    example: 'Un ejemplo de la vista general de quien organiza',
    counts: ['asisten, de 100', 'no asisten', 'aún sin elegir'],
    waiting: [
      [
        '13 invitados han elegido un plato que deben evitar',
        'Acuerde con la cocina qué se les sirve a cambio.',
      ],
      ['3 invitados han contado con sus palabras qué no comen', '«Sin setas, por favor»'],
    ],
  },
  kitchen: {
    name: 'Su cocina sabe qué preparar',
    text: 'Un enlace, sin cuenta, o una hoja en papel. Cada plato especial lleva un nombre, una mesa y lo acordado.',
    example: 'Un ejemplo de una hoja de cocina',
    dishes: [
      ['Costilla de ternera a fuego lento', '67 según menú, 8 sin leche'],
      ['Lubina asada', '12 según menú'],
    ],
    specials: [
      ['S14 · Marta Weber, mesa 4', 'Sin leche: costilla con puré al aceite de oliva, acordado'],
      ['S22 · Leo Brandt, mesa 7', 'Sin pescado: costilla en su lugar, acordado'],
    ],
  },
} as const
/** @param agreed plates of `all` that are made otherwise */
export function asAgreed(all: number, agreed: number): string {
  return `${all - agreed} según menú, ${agreed} sin leche, acordado`
}
/** @param count people who have answered, of `all` */
export function haveChosen(count: number, all: number): string {
  const chosen = plural(count, { one: 'ya ha elegido', many: 'ya han elegido', other: 'ya han elegido' })
  return `${count} de ${all} ${chosen}`
}
/** @param link to the sign-in, which says `plannerSignIn` */
export function planningAnEvent(link: string): string {
  return `¿Organiza un evento? ${link}`
}
export const plannerSignIn = 'Iniciar sesión'
