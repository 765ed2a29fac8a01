/** Who runs this site and what it is called: the one place to change for another operator. */
export const site = {
  name: 'Platewise',
  tagline: 'Every guest, every plate.',
  operator: 'Platewise Ltd',
  supportEmail: 'support@platewise.example',
  currency: 'USD',
} as const
