/** Name and operator of this site. Another operator changes only this file. */
export const site = {
  name: 'Platewise',
  tagline: 'Every guest, every plate.',
  operator: 'Platewise Ltd',
  operatorAddress: '12 Orchard Yard, London, United Kingdom',
  /** The governing law of the terms. */
  law: 'England and Wales',
  supportEmail: 'support@platewise.example',
  currency: 'USD',
} as const
