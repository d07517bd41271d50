import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { iconButtonStyle } from './icon-button-style.ts'

/** For headers without space for the field; on the narrowest phones it is in the menu. */
export const SearchLink = () => (
  <Link
    to="/search"
    aria-label="Search the shop"
    className={`${iconButtonStyle} max-[24rem]:hidden nav:hidden`}
  >
    <Search className="size-5.5" aria-hidden />
  </Link>
)
