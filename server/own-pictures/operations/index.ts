import { listOwnPictures } from './list-own-pictures.ts'
import { takeOwnPicture } from './take-own-picture.ts'

export const ownPictureOperations = [listOwnPictures, takeOwnPicture] as const
