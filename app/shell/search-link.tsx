import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { iconButtonStyle } from './icon-button-style.ts'

/** Where the head has no room for the field. */
export const SearchLink = () => (
  <Link to="/search" aria-label="Search the shop" className={`${iconButtonStyle} nav:hidden`}>
    <Search className="size-5.5" aria-hidden />
  </Link>
)
