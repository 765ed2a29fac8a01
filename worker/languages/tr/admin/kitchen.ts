export const kitchenPaused =
  'Bu sayfa şu anda durdurulmuş. Hiçbir şey kaybolmadı. Lütfen bağlantıyı size veren kişiye sorun.'
