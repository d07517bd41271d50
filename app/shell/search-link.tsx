import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { iconButtonStyle } from './icon-button-style.ts'

/** Where the head has no space for the field; on the narrowest phones the menu has it. */
export const SearchLink = () => (
  <Link
    to="/search"
    aria-label="Search the shop"
    className={`${iconButtonStyle} max-[24rem]:hidden nav:hidden`}
  >
    <Search className="size-5.5" aria-hidden />
  </Link>
)
