import '../client/receipts.css'
import './guest.css'
import { hydrateRoot } from 'react-dom/client'
import { showHandedToast } from '../client/next-toast.ts'
import { type GuestPage, pageOf } from './pages.tsx'

const root = document.getElementById('root')
const data = document.getElementById('data')?.textContent
if (root && data) {
  hydrateRoot(root, pageOf(JSON.parse(data) as GuestPage))
  showHandedToast()
}
