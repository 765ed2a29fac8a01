export const guestsPaused =
  'Este evento está en pausa en este momento. Todas las respuestas se conservan. Hable con la organización, por favor.'
