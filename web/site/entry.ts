import '../ui/serif/serif.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/ui.css'
import '../ui/cloth.css'
import './frame.css'
import { onHeaderNews } from '../client/header-news.ts'
import { fillAccount } from './account.ts'
import { askAboutCookies } from './cookie-banner.ts'
import { keepEarlyPresses } from './early-presses.ts'
import { closeHelpMenu } from './help-menu.ts'
import { foldSiteMenu } from './site-menu.ts'
import { switchLanguage } from './switch-language.ts'

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)

const banner = find<HTMLElement>('.cookies')
if (banner) askAboutCookies(banner)

const menu = find<HTMLDetailsElement>('.masthead details')
if (menu) closeHelpMenu(menu)

const languages = find('.language select')
if (languages instanceof HTMLSelectElement) switchLanguage(languages)

const fold = find<HTMLElement>('.masthead .fold')
if (fold) foldSiteMenu(fold)

const root = find<HTMLElement>('#root[data-kind=guest]')
if (root) keepEarlyPresses(root)

const account = find<HTMLElement>('.signed-in-as')
if (account) fillAccount(account, find('#root[data-kind=planner]') === null)

// The planner's application changes the address without a new document.
onHeaderNews(() => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.masthead nav > a'))
    link.ariaCurrent = link.pathname === location.pathname ? 'page' : null
})

// Our serif's bytes come after those of a guest's form. Other pages ask for it from the start.
addEventListener('load', () => {
  document.documentElement.dataset.serif = ''
})
