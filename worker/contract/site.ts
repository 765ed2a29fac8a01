/** Who runs this site and what it is called: the one place to change for another operator. */
export const site = {
  name: 'Platewise',
  tagline: 'Every guest, every plate.',
  operator: 'Platewise Ltd',
  operatorAddress: '12 Orchard Yard, London, United Kingdom',
  /** Whose law the terms are under. */
  law: 'England and Wales',
  supportEmail: 'support@platewise.example',
  currency: 'USD',
} as const
