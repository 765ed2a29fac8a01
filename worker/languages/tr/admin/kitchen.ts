export const kitchenPaused =
  'Bu sayfa geçici olarak durduruldu. Hiçbir şey kaybolmadı. Lütfen bağlantıyı size veren kişiye sorun.'
