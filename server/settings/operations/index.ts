import { changeAboutPage } from './change-about-page.ts'
import { changeCapacity } from './change-capacity.ts'
import { changeDelivery } from './change-delivery.ts'
import { changeGeneral } from './change-general.ts'
import { changeLabelDesk } from './change-label-desk.ts'
import { changeListingColors } from './change-listing-colors.ts'
import { changeLook } from './change-look.ts'
import { changeMailWords } from './change-mail-words.ts'
import { changeRetention } from './change-retention.ts'
import { changeSitePage } from './change-site-page.ts'
import { setDefaultPicture } from './set-default-picture.ts'
import { createShippingRate, listShippingRates, updateShippingRate } from './shipping-rates.ts'

export const settingsOperations = [
  listShippingRates,
  createShippingRate,
  updateShippingRate,
  changeGeneral,
  changeCapacity,
  changeDelivery,
  changeLabelDesk,
  changeLook,
  changeRetention,
  changeAboutPage,
  changeSitePage,
  changeMailWords,
  changeListingColors,
  setDefaultPicture,
] as const
