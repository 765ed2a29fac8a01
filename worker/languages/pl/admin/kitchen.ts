export const kitchenPaused =
  'Ta strona jest chwilowo wstrzymana. Nic nie zginęło. Proszę zapytać osobę, od której pochodzi link.'
