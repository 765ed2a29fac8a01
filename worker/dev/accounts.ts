/** The accounts every local run starts with. */
export const accounts = {
  planner: { email: 'planner@example.com', password: 'Planner1', name: 'Paula Planner' },
  admin: { email: 'admin@example.com', password: 'Admin123', name: 'Ada Admin' },
} as const
