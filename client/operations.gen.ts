// Made from the description of /api/v1 by `npm run client`; changed there, not here.

import type {
  StaffInviteData,
  StaffInviteResponse,
  StaffEndSessionData,
  StaffEndSessionResponse,
  StaffEndSessionsData,
  StaffEndSessionsResponse,
  KeysCreateData,
  KeysCreateResponse,
  KeysRevokeData,
  KeysRevokeResponse,
  ProofListWaysData,
  ProofListWaysResponse,
  ProofProveData,
  ProofProveResponse,
  ProofSendCodeData,
  ProofSendCodeResponse,
  ProofAskPasskeyData,
  ProofAskPasskeyResponse,
  SessionsEndData,
  SessionsEndResponse,
  StaffSetRoleData,
  StaffSetRoleResponse,
  StaffSuspendData,
  StaffSuspendResponse,
  StaffUnsuspendData,
  StaffUnsuspendResponse,
  RolesCreateData,
  RolesCreateResponse,
  RolesUpdateData,
  RolesUpdateResponse,
  RolesRemoveData,
  RolesRemoveResponse,
  ProfileUpdateData,
  ProfileUpdateResponse,
  AddressesListData,
  AddressesListResponse,
  AddressesAddData,
  AddressesAddResponse,
  AddressesUpdateData,
  AddressesUpdateResponse,
  AddressesRemoveData,
  AddressesRemoveResponse,
  AddressesSetDefaultData,
  AddressesSetDefaultResponse,
  CustomersWriteNoteData,
  CustomersWriteNoteResponse,
  CustomersChangeNoteData,
  CustomersChangeNoteResponse,
  CustomersRemoveNoteData,
  CustomersRemoveNoteResponse,
  CustomersSetTagsData,
  CustomersSetTagsResponse,
  CustomersMergeData,
  CustomersMergeResponse,
  NewsletterSubscribeData,
  NewsletterSubscribeResponse,
  NewsletterConfirmData,
  NewsletterConfirmResponse,
  NewsletterUnsubscribeData,
  NewsletterUnsubscribeResponse,
  CampaignsListData,
  CampaignsListResponse,
  CampaignsCreateData,
  CampaignsCreateResponse,
  CampaignsGetData,
  CampaignsGetResponse,
  CampaignsUpdateData,
  CampaignsUpdateResponse,
  CampaignsRemoveData,
  CampaignsRemoveResponse,
  CampaignsCopyData,
  CampaignsCopyResponse,
  CampaignsPreviewData,
  CampaignsPreviewResponse,
  CampaignsTestData,
  CampaignsTestResponse,
  CampaignsSendData,
  CampaignsSendResponse,
  CampaignsScheduleData,
  CampaignsScheduleResponse,
  CampaignsUnscheduleData,
  CampaignsUnscheduleResponse,
  CampaignsPauseData,
  CampaignsPauseResponse,
  CampaignsResumeData,
  CampaignsResumeResponse,
  CampaignsCancelData,
  CampaignsCancelResponse,
  DiscountsListData,
  DiscountsListResponse,
  DiscountsCreateData,
  DiscountsCreateResponse,
  DiscountsUpdateData,
  DiscountsUpdateResponse,
  DiscountsRemoveData,
  DiscountsRemoveResponse,
  DiscountsTryData,
  DiscountsTryResponse,
  PriceTiersListData,
  PriceTiersListResponse,
  PriceTiersCreateData,
  PriceTiersCreateResponse,
  PriceTiersUpdateData,
  PriceTiersUpdateResponse,
  GangSheetsChangePricesData,
  GangSheetsChangePricesResponse,
  TshirtsChangePricesData,
  TshirtsChangePricesResponse,
  TumblersChangePricesData,
  TumblersChangePricesResponse,
  TumblersCheckDesignData,
  TumblersCheckDesignResponse,
  CartTotalData,
  CartTotalResponse,
  CartSyncData,
  CartSyncResponse,
  CheckoutListMissingData,
  CheckoutListMissingResponse,
  CheckoutPrepareData,
  CheckoutPrepareResponse,
  DraftOrdersFindCustomersData,
  DraftOrdersFindCustomersResponse,
  DraftOrdersCustomerDesignsData,
  DraftOrdersCustomerDesignsResponse,
  DraftOrdersTotalData,
  DraftOrdersTotalResponse,
  DraftOrdersSaveDraftData,
  DraftOrdersSaveDraftResponse,
  DraftOrdersSendLinkData,
  DraftOrdersSendLinkResponse,
  DraftOrdersSendAgainData,
  DraftOrdersSendAgainResponse,
  DraftOrdersTakeNewData,
  DraftOrdersTakeNewResponse,
  DraftOrdersTakeForLinkData,
  DraftOrdersTakeForLinkResponse,
  DraftOrdersCancelData,
  DraftOrdersCancelResponse,
  MailsResendData,
  MailsResendResponse,
  MailsResendAllData,
  MailsResendAllResponse,
  MailsPreviewWordsData,
  MailsPreviewWordsResponse,
  MailsTestWordsData,
  MailsTestWordsResponse,
  ProfileSetTextsData,
  ProfileSetTextsResponse,
  InboundMailsAssignData,
  InboundMailsAssignResponse,
  InboundMailsDismissData,
  InboundMailsDismissResponse,
  OrdersListData,
  OrdersListResponse,
  OrdersGetData,
  OrdersGetResponse,
  OrdersSetStatusData,
  OrdersSetStatusResponse,
  OrdersSetStatusesData,
  OrdersSetStatusesResponse,
  OrdersChangeDueDateData,
  OrdersChangeDueDateResponse,
  OrdersEditDetailsData,
  OrdersEditDetailsResponse,
  OrdersWriteNoteData,
  OrdersWriteNoteResponse,
  OrdersWriteToCustomerData,
  OrdersWriteToCustomerResponse,
  OrdersWriteToShopData,
  OrdersWriteToShopResponse,
  OrdersDismissMessagesData,
  OrdersDismissMessagesResponse,
  OrderChangesPreviewData,
  OrderChangesPreviewResponse,
  OrderChangesApplyData,
  OrderChangesApplyResponse,
  OrderChangesCallOffData,
  OrderChangesCallOffResponse,
  OrderChangesSendAgainData,
  OrderChangesSendAgainResponse,
  PrintFilesListData,
  PrintFilesListResponse,
  PrintFilesMakeData,
  PrintFilesMakeResponse,
  PrintFilesGatherData,
  PrintFilesGatherResponse,
  PrintFilesStartData,
  PrintFilesStartResponse,
  PrintFilesCheckData,
  PrintFilesCheckResponse,
  OrderItemsSetDesignData,
  OrderItemsSetDesignResponse,
  OrderItemsChangeSheetData,
  OrderItemsChangeSheetResponse,
  OrderItemsReplaceArtworkData,
  OrderItemsReplaceArtworkResponse,
  QuotesRequestData,
  QuotesRequestResponse,
  QuotesListData,
  QuotesListResponse,
  QuotesGetData,
  QuotesGetResponse,
  QuotesAnswerData,
  QuotesAnswerResponse,
  QuotesNoteData,
  QuotesNoteResponse,
  QuotesSetStateData,
  QuotesSetStateResponse,
  AttentionListData,
  AttentionListResponse,
  AttentionRetryData,
  AttentionRetryResponse,
  AttentionForgetData,
  AttentionForgetResponse,
  SearchEverythingData,
  SearchEverythingResponse,
  VisitsCountData,
  VisitsCountResponse,
  RetentionReadData,
  RetentionReadResponse,
  RetentionPreviewData,
  RetentionPreviewResponse,
  ShippingRatesListData,
  ShippingRatesListResponse,
  ShippingRatesCreateData,
  ShippingRatesCreateResponse,
  ShippingRatesUpdateData,
  ShippingRatesUpdateResponse,
  SettingsChangeGeneralData,
  SettingsChangeGeneralResponse,
  SettingsChangeCapacityData,
  SettingsChangeCapacityResponse,
  SettingsChangeDeliveryData,
  SettingsChangeDeliveryResponse,
  SettingsChangeLabelDeskData,
  SettingsChangeLabelDeskResponse,
  SettingsChangeLookData,
  SettingsChangeLookResponse,
  SettingsChangeRetentionData,
  SettingsChangeRetentionResponse,
  SettingsChangeAboutPageData,
  SettingsChangeAboutPageResponse,
  SettingsChangeSitePageData,
  SettingsChangeSitePageResponse,
  SettingsChangeMailWordsData,
  SettingsChangeMailWordsResponse,
  SettingsChangeListingColorsData,
  SettingsChangeListingColorsResponse,
  SettingsSetDefaultPictureData,
  SettingsSetDefaultPictureResponse,
  WebhooksListData,
  WebhooksListResponse,
  WebhooksCreateData,
  WebhooksCreateResponse,
  WebhooksUpdateData,
  WebhooksUpdateResponse,
  WebhooksRemoveData,
  WebhooksRemoveResponse,
  WebhooksChangeSecretData,
  WebhooksChangeSecretResponse,
  WebhooksTryData,
  WebhooksTryResponse,
  WebhooksDeliveriesData,
  WebhooksDeliveriesResponse,
  WebhooksRepeatData,
  WebhooksRepeatResponse,
  ArticlesCreateData,
  ArticlesCreateResponse,
  ArticlesUpdateData,
  ArticlesUpdateResponse,
  ArticlesRemoveData,
  ArticlesRemoveResponse,
  BlogCategoriesCreateData,
  BlogCategoriesCreateResponse,
  BlogCategoriesUpdateData,
  BlogCategoriesUpdateResponse,
  BlogCategoriesRemoveData,
  BlogCategoriesRemoveResponse,
  BlogCategoriesMoveData,
  BlogCategoriesMoveResponse,
  PrintsListData,
  PrintsListResponse,
  PrintsCreateData,
  PrintsCreateResponse,
  PrintsUpdateData,
  PrintsUpdateResponse,
  PrintsRemoveData,
  PrintsRemoveResponse,
  TshirtListingsCreateData,
  TshirtListingsCreateResponse,
  TshirtListingsUpdateData,
  TshirtListingsUpdateResponse,
  TumblerListingsCreateData,
  TumblerListingsCreateResponse,
  TumblerListingsUpdateData,
  TumblerListingsUpdateResponse,
  ListingsDuplicateData,
  ListingsDuplicateResponse,
  ListingsArchiveData,
  ListingsArchiveResponse,
  ListingsBringBackData,
  ListingsBringBackResponse,
  ListingsRemoveData,
  ListingsRemoveResponse,
  ListingsCheckStockData,
  ListingsCheckStockResponse,
  ListingsChangeStockData,
  ListingsChangeStockResponse,
  ArtworksListData,
  ArtworksListResponse,
  ArtworksGetData,
  ArtworksGetResponse,
  ArtworksRemoveData,
  ArtworksRemoveResponse,
  ArtworksRepairData,
  ArtworksRepairResponse,
  ArtworksMeasurePartData,
  ArtworksMeasurePartResponse,
  LetteringsMakeData,
  LetteringsMakeResponse,
  LetteringsPreviewData,
  LetteringsPreviewResponse,
  ArtworksReadLiveTextData,
  ArtworksReadLiveTextResponse,
  ArtworksSetLiveTextData,
  ArtworksSetLiveTextResponse,
  ArtworksPreviewLiveTextData,
  ArtworksPreviewLiveTextResponse,
  OwnPicturesListData,
  OwnPicturesListResponse,
  OwnPicturesTakeData,
  OwnPicturesTakeResponse,
  DraftsListData,
  DraftsListResponse,
  DraftsReadPresentData,
  DraftsReadPresentResponse,
  DraftsKeepData,
  DraftsKeepResponse,
  DraftsSetAsideData,
  DraftsSetAsideResponse,
  DraftsRestoreData,
  DraftsRestoreResponse,
  DraftsRemoveData,
  DraftsRemoveResponse,
  DesignsListData,
  DesignsListResponse,
  DesignsCreateData,
  DesignsCreateResponse,
  DesignsGetData,
  DesignsGetResponse,
  DesignsChangeData,
  DesignsChangeResponse,
  DesignsRemoveData,
  DesignsRemoveResponse,
  DesignsRenameData,
  DesignsRenameResponse,
  DesignsBringBackData,
  DesignsBringBackResponse,
  DesignsKeepData,
  DesignsKeepResponse,
  DesignsSaveProjectData,
  DesignsSaveProjectResponse,
  OutsideDesignsSaveData,
  OutsideDesignsSaveResponse,
  AiDesignsRequestData,
  AiDesignsRequestResponse,
  AiDesignsListData,
  AiDesignsListResponse,
  AiDesignsUseData,
  AiDesignsUseResponse,
  EditRequestsCreateData,
  EditRequestsCreateResponse,
  EditRequestsReviewData,
  EditRequestsReviewResponse,
  EditRequestsWriteMessageData,
  EditRequestsWriteMessageResponse,
  EditRequestsOfferProofData,
  EditRequestsOfferProofResponse,
  EditRequestsApproveProofData,
  EditRequestsApproveProofResponse,
  OrdersOrderAgainData,
  OrdersOrderAgainResponse,
  OrdersMailLinkData,
  OrdersMailLinkResponse,
  OrdersCancelData,
  OrdersCancelResponse,
  PaymentsConfirmData,
  PaymentsConfirmResponse,
  PaymentsRefundData,
  PaymentsRefundResponse,
  PaymentsCheckData,
  PaymentsCheckResponse,
  PaymentsNoteDifferenceData,
  PaymentsNoteDifferenceResponse,
  ProductionReadBoardData,
  ProductionReadBoardResponse,
  ProductionReadWallData,
  ProductionReadWallResponse,
  ProductionMoveData,
  ProductionMoveResponse,
  ProductionScanData,
  ProductionScanResponse,
  ProductionAssignData,
  ProductionAssignResponse,
  ProductionBlockData,
  ProductionBlockResponse,
  ProductionUnblockData,
  ProductionUnblockResponse,
  ProductionReprintData,
  ProductionReprintResponse,
  ProductionSettleChangeData,
  ProductionSettleChangeResponse,
  ProductionShelveData,
  ProductionShelveResponse,
  RollsReadWaitingData,
  RollsReadWaitingResponse,
  RollsCreateData,
  RollsCreateResponse,
  RollsProposeData,
  RollsProposeResponse,
  RollsReadData,
  RollsReadResponse,
  RollsTakeApartData,
  RollsTakeApartResponse,
  RollsPrintData,
  RollsPrintResponse,
  RollsReprintData,
  RollsReprintResponse,
  RollsDeliverData,
  RollsDeliverResponse,
  RollsApproveData,
  RollsApproveResponse,
  RollsScanData,
  RollsScanResponse,
  RollsTryAgainData,
  RollsTryAgainResponse,
  PrintersCreateData,
  PrintersCreateResponse,
  PrintersUpdateData,
  PrintersUpdateResponse,
  PrintersRemoveData,
  PrintersRemoveResponse,
  PrintersSetProfileData,
  PrintersSetProfileResponse,
  PrintersRemoveProfileData,
  PrintersRemoveProfileResponse,
  AddressesCheckData,
  AddressesCheckResponse,
  ShippingGetRatesData,
  ShippingGetRatesResponse,
  ShippingBuyLabelsData,
  ShippingBuyLabelsResponse,
  ShippingMakeLabelData,
  ShippingMakeLabelResponse,
  ShippingListShipmentsData,
  ShippingListShipmentsResponse,
  ShippingEnterTrackingData,
  ShippingEnterTrackingResponse,
  ShippingVoidLabelData,
  ShippingVoidLabelResponse,
  ShippingJoinOrdersData,
  ShippingJoinOrdersResponse,
  ShippingTakeOutOrderData,
  ShippingTakeOutOrderResponse,
  ShippingEnterEventData,
  ShippingEnterEventResponse,
  ShippingMailPickupData,
  ShippingMailPickupResponse,
  ShippingMailShippedData,
  ShippingMailShippedResponse,
  ShippingMailCustomersData,
  ShippingMailCustomersResponse,
  TrackingFindParcelData,
  TrackingFindParcelResponse,
  TrackingFindOrderData,
  TrackingFindOrderResponse,
  TrackingRefreshParcelData,
  TrackingRefreshParcelResponse,
  PackingScanData,
  PackingScanResponse,
  PackingHandOutData,
  PackingHandOutResponse,
  BackupsListData,
  BackupsListResponse,
  BackupsBeginData,
  BackupsBeginResponse,
  DoctorExamineData,
  DoctorExamineResponse,
  MediaListData,
  MediaListResponse,
  MediaDescribeData,
  MediaDescribeResponse,
  MediaRemoveData,
  MediaRemoveResponse,
  MediaBringBackData,
  MediaBringBackResponse,
  RedirectsListData,
  RedirectsListResponse,
  RedirectsSetData,
  RedirectsSetResponse,
  RedirectsRemoveData,
  RedirectsRemoveResponse,
  EarlierOrdersListData,
  EarlierOrdersListResponse,
} from './types.gen.ts'

export type Operations = {
  'staff.invite': { sent: StaffInviteData; result: StaffInviteResponse }
  'staff.end-session': { sent: StaffEndSessionData; result: StaffEndSessionResponse }
  'staff.end-sessions': { sent: StaffEndSessionsData; result: StaffEndSessionsResponse }
  'keys.create': { sent: KeysCreateData; result: KeysCreateResponse }
  'keys.revoke': { sent: KeysRevokeData; result: KeysRevokeResponse }
  'proof.list-ways': { sent: ProofListWaysData; result: ProofListWaysResponse }
  'proof.prove': { sent: ProofProveData; result: ProofProveResponse }
  'proof.send-code': { sent: ProofSendCodeData; result: ProofSendCodeResponse }
  'proof.ask-passkey': { sent: ProofAskPasskeyData; result: ProofAskPasskeyResponse }
  'sessions.end': { sent: SessionsEndData; result: SessionsEndResponse }
  'staff.set-role': { sent: StaffSetRoleData; result: StaffSetRoleResponse }
  'staff.suspend': { sent: StaffSuspendData; result: StaffSuspendResponse }
  'staff.unsuspend': { sent: StaffUnsuspendData; result: StaffUnsuspendResponse }
  'roles.create': { sent: RolesCreateData; result: RolesCreateResponse }
  'roles.update': { sent: RolesUpdateData; result: RolesUpdateResponse }
  'roles.remove': { sent: RolesRemoveData; result: RolesRemoveResponse }
  'profile.update': { sent: ProfileUpdateData; result: ProfileUpdateResponse }
  'addresses.list': { sent: AddressesListData; result: AddressesListResponse }
  'addresses.add': { sent: AddressesAddData; result: AddressesAddResponse }
  'addresses.update': { sent: AddressesUpdateData; result: AddressesUpdateResponse }
  'addresses.remove': { sent: AddressesRemoveData; result: AddressesRemoveResponse }
  'addresses.set-default': { sent: AddressesSetDefaultData; result: AddressesSetDefaultResponse }
  'customers.write-note': { sent: CustomersWriteNoteData; result: CustomersWriteNoteResponse }
  'customers.change-note': { sent: CustomersChangeNoteData; result: CustomersChangeNoteResponse }
  'customers.remove-note': { sent: CustomersRemoveNoteData; result: CustomersRemoveNoteResponse }
  'customers.set-tags': { sent: CustomersSetTagsData; result: CustomersSetTagsResponse }
  'customers.merge': { sent: CustomersMergeData; result: CustomersMergeResponse }
  'newsletter.subscribe': { sent: NewsletterSubscribeData; result: NewsletterSubscribeResponse }
  'newsletter.confirm': { sent: NewsletterConfirmData; result: NewsletterConfirmResponse }
  'newsletter.unsubscribe': { sent: NewsletterUnsubscribeData; result: NewsletterUnsubscribeResponse }
  'campaigns.list': { sent: CampaignsListData; result: CampaignsListResponse }
  'campaigns.create': { sent: CampaignsCreateData; result: CampaignsCreateResponse }
  'campaigns.get': { sent: CampaignsGetData; result: CampaignsGetResponse }
  'campaigns.update': { sent: CampaignsUpdateData; result: CampaignsUpdateResponse }
  'campaigns.remove': { sent: CampaignsRemoveData; result: CampaignsRemoveResponse }
  'campaigns.copy': { sent: CampaignsCopyData; result: CampaignsCopyResponse }
  'campaigns.preview': { sent: CampaignsPreviewData; result: CampaignsPreviewResponse }
  'campaigns.test': { sent: CampaignsTestData; result: CampaignsTestResponse }
  'campaigns.send': { sent: CampaignsSendData; result: CampaignsSendResponse }
  'campaigns.schedule': { sent: CampaignsScheduleData; result: CampaignsScheduleResponse }
  'campaigns.unschedule': { sent: CampaignsUnscheduleData; result: CampaignsUnscheduleResponse }
  'campaigns.pause': { sent: CampaignsPauseData; result: CampaignsPauseResponse }
  'campaigns.resume': { sent: CampaignsResumeData; result: CampaignsResumeResponse }
  'campaigns.cancel': { sent: CampaignsCancelData; result: CampaignsCancelResponse }
  'discounts.list': { sent: DiscountsListData; result: DiscountsListResponse }
  'discounts.create': { sent: DiscountsCreateData; result: DiscountsCreateResponse }
  'discounts.update': { sent: DiscountsUpdateData; result: DiscountsUpdateResponse }
  'discounts.remove': { sent: DiscountsRemoveData; result: DiscountsRemoveResponse }
  'discounts.try': { sent: DiscountsTryData; result: DiscountsTryResponse }
  'price-tiers.list': { sent: PriceTiersListData; result: PriceTiersListResponse }
  'price-tiers.create': { sent: PriceTiersCreateData; result: PriceTiersCreateResponse }
  'price-tiers.update': { sent: PriceTiersUpdateData; result: PriceTiersUpdateResponse }
  'gang-sheets.change-prices': { sent: GangSheetsChangePricesData; result: GangSheetsChangePricesResponse }
  'tshirts.change-prices': { sent: TshirtsChangePricesData; result: TshirtsChangePricesResponse }
  'tumblers.change-prices': { sent: TumblersChangePricesData; result: TumblersChangePricesResponse }
  'tumblers.check-design': { sent: TumblersCheckDesignData; result: TumblersCheckDesignResponse }
  'cart.total': { sent: CartTotalData; result: CartTotalResponse }
  'cart.sync': { sent: CartSyncData; result: CartSyncResponse }
  'checkout.list-missing': { sent: CheckoutListMissingData; result: CheckoutListMissingResponse }
  'checkout.prepare': { sent: CheckoutPrepareData; result: CheckoutPrepareResponse }
  'draft-orders.find-customers': { sent: DraftOrdersFindCustomersData; result: DraftOrdersFindCustomersResponse }
  'draft-orders.customer-designs': { sent: DraftOrdersCustomerDesignsData; result: DraftOrdersCustomerDesignsResponse }
  'draft-orders.total': { sent: DraftOrdersTotalData; result: DraftOrdersTotalResponse }
  'draft-orders.save-draft': { sent: DraftOrdersSaveDraftData; result: DraftOrdersSaveDraftResponse }
  'draft-orders.send-link': { sent: DraftOrdersSendLinkData; result: DraftOrdersSendLinkResponse }
  'draft-orders.send-again': { sent: DraftOrdersSendAgainData; result: DraftOrdersSendAgainResponse }
  'draft-orders.take-new': { sent: DraftOrdersTakeNewData; result: DraftOrdersTakeNewResponse }
  'draft-orders.take-for-link': { sent: DraftOrdersTakeForLinkData; result: DraftOrdersTakeForLinkResponse }
  'draft-orders.cancel': { sent: DraftOrdersCancelData; result: DraftOrdersCancelResponse }
  'mails.resend': { sent: MailsResendData; result: MailsResendResponse }
  'mails.resend-all': { sent: MailsResendAllData; result: MailsResendAllResponse }
  'mails.preview-words': { sent: MailsPreviewWordsData; result: MailsPreviewWordsResponse }
  'mails.test-words': { sent: MailsTestWordsData; result: MailsTestWordsResponse }
  'profile.set-texts': { sent: ProfileSetTextsData; result: ProfileSetTextsResponse }
  'inbound-mails.assign': { sent: InboundMailsAssignData; result: InboundMailsAssignResponse }
  'inbound-mails.dismiss': { sent: InboundMailsDismissData; result: InboundMailsDismissResponse }
  'orders.list': { sent: OrdersListData; result: OrdersListResponse }
  'orders.get': { sent: OrdersGetData; result: OrdersGetResponse }
  'orders.set-status': { sent: OrdersSetStatusData; result: OrdersSetStatusResponse }
  'orders.set-statuses': { sent: OrdersSetStatusesData; result: OrdersSetStatusesResponse }
  'orders.change-due-date': { sent: OrdersChangeDueDateData; result: OrdersChangeDueDateResponse }
  'orders.edit-details': { sent: OrdersEditDetailsData; result: OrdersEditDetailsResponse }
  'orders.write-note': { sent: OrdersWriteNoteData; result: OrdersWriteNoteResponse }
  'orders.write-to-customer': { sent: OrdersWriteToCustomerData; result: OrdersWriteToCustomerResponse }
  'orders.write-to-shop': { sent: OrdersWriteToShopData; result: OrdersWriteToShopResponse }
  'orders.dismiss-messages': { sent: OrdersDismissMessagesData; result: OrdersDismissMessagesResponse }
  'order-changes.preview': { sent: OrderChangesPreviewData; result: OrderChangesPreviewResponse }
  'order-changes.apply': { sent: OrderChangesApplyData; result: OrderChangesApplyResponse }
  'order-changes.call-off': { sent: OrderChangesCallOffData; result: OrderChangesCallOffResponse }
  'order-changes.send-again': { sent: OrderChangesSendAgainData; result: OrderChangesSendAgainResponse }
  'print-files.list': { sent: PrintFilesListData; result: PrintFilesListResponse }
  'print-files.make': { sent: PrintFilesMakeData; result: PrintFilesMakeResponse }
  'print-files.gather': { sent: PrintFilesGatherData; result: PrintFilesGatherResponse }
  'print-files.start': { sent: PrintFilesStartData; result: PrintFilesStartResponse }
  'print-files.check': { sent: PrintFilesCheckData; result: PrintFilesCheckResponse }
  'order-items.set-design': { sent: OrderItemsSetDesignData; result: OrderItemsSetDesignResponse }
  'order-items.change-sheet': { sent: OrderItemsChangeSheetData; result: OrderItemsChangeSheetResponse }
  'order-items.replace-artwork': { sent: OrderItemsReplaceArtworkData; result: OrderItemsReplaceArtworkResponse }
  'quotes.request': { sent: QuotesRequestData; result: QuotesRequestResponse }
  'quotes.list': { sent: QuotesListData; result: QuotesListResponse }
  'quotes.get': { sent: QuotesGetData; result: QuotesGetResponse }
  'quotes.answer': { sent: QuotesAnswerData; result: QuotesAnswerResponse }
  'quotes.note': { sent: QuotesNoteData; result: QuotesNoteResponse }
  'quotes.set-state': { sent: QuotesSetStateData; result: QuotesSetStateResponse }
  'attention.list': { sent: AttentionListData; result: AttentionListResponse }
  'attention.retry': { sent: AttentionRetryData; result: AttentionRetryResponse }
  'attention.forget': { sent: AttentionForgetData; result: AttentionForgetResponse }
  'search.everything': { sent: SearchEverythingData; result: SearchEverythingResponse }
  'visits.count': { sent: VisitsCountData; result: VisitsCountResponse }
  'retention.read': { sent: RetentionReadData; result: RetentionReadResponse }
  'retention.preview': { sent: RetentionPreviewData; result: RetentionPreviewResponse }
  'shipping-rates.list': { sent: ShippingRatesListData; result: ShippingRatesListResponse }
  'shipping-rates.create': { sent: ShippingRatesCreateData; result: ShippingRatesCreateResponse }
  'shipping-rates.update': { sent: ShippingRatesUpdateData; result: ShippingRatesUpdateResponse }
  'settings.change-general': { sent: SettingsChangeGeneralData; result: SettingsChangeGeneralResponse }
  'settings.change-capacity': { sent: SettingsChangeCapacityData; result: SettingsChangeCapacityResponse }
  'settings.change-delivery': { sent: SettingsChangeDeliveryData; result: SettingsChangeDeliveryResponse }
  'settings.change-label-desk': { sent: SettingsChangeLabelDeskData; result: SettingsChangeLabelDeskResponse }
  'settings.change-look': { sent: SettingsChangeLookData; result: SettingsChangeLookResponse }
  'settings.change-retention': { sent: SettingsChangeRetentionData; result: SettingsChangeRetentionResponse }
  'settings.change-about-page': { sent: SettingsChangeAboutPageData; result: SettingsChangeAboutPageResponse }
  'settings.change-site-page': { sent: SettingsChangeSitePageData; result: SettingsChangeSitePageResponse }
  'settings.change-mail-words': { sent: SettingsChangeMailWordsData; result: SettingsChangeMailWordsResponse }
  'settings.change-listing-colors': { sent: SettingsChangeListingColorsData; result: SettingsChangeListingColorsResponse }
  'settings.set-default-picture': { sent: SettingsSetDefaultPictureData; result: SettingsSetDefaultPictureResponse }
  'webhooks.list': { sent: WebhooksListData; result: WebhooksListResponse }
  'webhooks.create': { sent: WebhooksCreateData; result: WebhooksCreateResponse }
  'webhooks.update': { sent: WebhooksUpdateData; result: WebhooksUpdateResponse }
  'webhooks.remove': { sent: WebhooksRemoveData; result: WebhooksRemoveResponse }
  'webhooks.change-secret': { sent: WebhooksChangeSecretData; result: WebhooksChangeSecretResponse }
  'webhooks.try': { sent: WebhooksTryData; result: WebhooksTryResponse }
  'webhooks.deliveries': { sent: WebhooksDeliveriesData; result: WebhooksDeliveriesResponse }
  'webhooks.repeat': { sent: WebhooksRepeatData; result: WebhooksRepeatResponse }
  'articles.create': { sent: ArticlesCreateData; result: ArticlesCreateResponse }
  'articles.update': { sent: ArticlesUpdateData; result: ArticlesUpdateResponse }
  'articles.remove': { sent: ArticlesRemoveData; result: ArticlesRemoveResponse }
  'blog-categories.create': { sent: BlogCategoriesCreateData; result: BlogCategoriesCreateResponse }
  'blog-categories.update': { sent: BlogCategoriesUpdateData; result: BlogCategoriesUpdateResponse }
  'blog-categories.remove': { sent: BlogCategoriesRemoveData; result: BlogCategoriesRemoveResponse }
  'blog-categories.move': { sent: BlogCategoriesMoveData; result: BlogCategoriesMoveResponse }
  'prints.list': { sent: PrintsListData; result: PrintsListResponse }
  'prints.create': { sent: PrintsCreateData; result: PrintsCreateResponse }
  'prints.update': { sent: PrintsUpdateData; result: PrintsUpdateResponse }
  'prints.remove': { sent: PrintsRemoveData; result: PrintsRemoveResponse }
  'tshirt-listings.create': { sent: TshirtListingsCreateData; result: TshirtListingsCreateResponse }
  'tshirt-listings.update': { sent: TshirtListingsUpdateData; result: TshirtListingsUpdateResponse }
  'tumbler-listings.create': { sent: TumblerListingsCreateData; result: TumblerListingsCreateResponse }
  'tumbler-listings.update': { sent: TumblerListingsUpdateData; result: TumblerListingsUpdateResponse }
  'listings.duplicate': { sent: ListingsDuplicateData; result: ListingsDuplicateResponse }
  'listings.archive': { sent: ListingsArchiveData; result: ListingsArchiveResponse }
  'listings.bring-back': { sent: ListingsBringBackData; result: ListingsBringBackResponse }
  'listings.remove': { sent: ListingsRemoveData; result: ListingsRemoveResponse }
  'listings.check-stock': { sent: ListingsCheckStockData; result: ListingsCheckStockResponse }
  'listings.change-stock': { sent: ListingsChangeStockData; result: ListingsChangeStockResponse }
  'artworks.list': { sent: ArtworksListData; result: ArtworksListResponse }
  'artworks.get': { sent: ArtworksGetData; result: ArtworksGetResponse }
  'artworks.remove': { sent: ArtworksRemoveData; result: ArtworksRemoveResponse }
  'artworks.repair': { sent: ArtworksRepairData; result: ArtworksRepairResponse }
  'artworks.measure-part': { sent: ArtworksMeasurePartData; result: ArtworksMeasurePartResponse }
  'letterings.make': { sent: LetteringsMakeData; result: LetteringsMakeResponse }
  'letterings.preview': { sent: LetteringsPreviewData; result: LetteringsPreviewResponse }
  'artworks.read-live-text': { sent: ArtworksReadLiveTextData; result: ArtworksReadLiveTextResponse }
  'artworks.set-live-text': { sent: ArtworksSetLiveTextData; result: ArtworksSetLiveTextResponse }
  'artworks.preview-live-text': { sent: ArtworksPreviewLiveTextData; result: ArtworksPreviewLiveTextResponse }
  'own-pictures.list': { sent: OwnPicturesListData; result: OwnPicturesListResponse }
  'own-pictures.take': { sent: OwnPicturesTakeData; result: OwnPicturesTakeResponse }
  'drafts.list': { sent: DraftsListData; result: DraftsListResponse }
  'drafts.read-present': { sent: DraftsReadPresentData; result: DraftsReadPresentResponse }
  'drafts.keep': { sent: DraftsKeepData; result: DraftsKeepResponse }
  'drafts.set-aside': { sent: DraftsSetAsideData; result: DraftsSetAsideResponse }
  'drafts.restore': { sent: DraftsRestoreData; result: DraftsRestoreResponse }
  'drafts.remove': { sent: DraftsRemoveData; result: DraftsRemoveResponse }
  'designs.list': { sent: DesignsListData; result: DesignsListResponse }
  'designs.create': { sent: DesignsCreateData; result: DesignsCreateResponse }
  'designs.get': { sent: DesignsGetData; result: DesignsGetResponse }
  'designs.change': { sent: DesignsChangeData; result: DesignsChangeResponse }
  'designs.remove': { sent: DesignsRemoveData; result: DesignsRemoveResponse }
  'designs.rename': { sent: DesignsRenameData; result: DesignsRenameResponse }
  'designs.bring-back': { sent: DesignsBringBackData; result: DesignsBringBackResponse }
  'designs.keep': { sent: DesignsKeepData; result: DesignsKeepResponse }
  'designs.save-project': { sent: DesignsSaveProjectData; result: DesignsSaveProjectResponse }
  'outside-designs.save': { sent: OutsideDesignsSaveData; result: OutsideDesignsSaveResponse }
  'ai-designs.request': { sent: AiDesignsRequestData; result: AiDesignsRequestResponse }
  'ai-designs.list': { sent: AiDesignsListData; result: AiDesignsListResponse }
  'ai-designs.use': { sent: AiDesignsUseData; result: AiDesignsUseResponse }
  'edit-requests.create': { sent: EditRequestsCreateData; result: EditRequestsCreateResponse }
  'edit-requests.review': { sent: EditRequestsReviewData; result: EditRequestsReviewResponse }
  'edit-requests.write-message': { sent: EditRequestsWriteMessageData; result: EditRequestsWriteMessageResponse }
  'edit-requests.offer-proof': { sent: EditRequestsOfferProofData; result: EditRequestsOfferProofResponse }
  'edit-requests.approve-proof': { sent: EditRequestsApproveProofData; result: EditRequestsApproveProofResponse }
  'orders.order-again': { sent: OrdersOrderAgainData; result: OrdersOrderAgainResponse }
  'orders.mail-link': { sent: OrdersMailLinkData; result: OrdersMailLinkResponse }
  'orders.cancel': { sent: OrdersCancelData; result: OrdersCancelResponse }
  'payments.confirm': { sent: PaymentsConfirmData; result: PaymentsConfirmResponse }
  'payments.refund': { sent: PaymentsRefundData; result: PaymentsRefundResponse }
  'payments.check': { sent: PaymentsCheckData; result: PaymentsCheckResponse }
  'payments.note-difference': { sent: PaymentsNoteDifferenceData; result: PaymentsNoteDifferenceResponse }
  'production.read-board': { sent: ProductionReadBoardData; result: ProductionReadBoardResponse }
  'production.read-wall': { sent: ProductionReadWallData; result: ProductionReadWallResponse }
  'production.move': { sent: ProductionMoveData; result: ProductionMoveResponse }
  'production.scan': { sent: ProductionScanData; result: ProductionScanResponse }
  'production.assign': { sent: ProductionAssignData; result: ProductionAssignResponse }
  'production.block': { sent: ProductionBlockData; result: ProductionBlockResponse }
  'production.unblock': { sent: ProductionUnblockData; result: ProductionUnblockResponse }
  'production.reprint': { sent: ProductionReprintData; result: ProductionReprintResponse }
  'production.settle-change': { sent: ProductionSettleChangeData; result: ProductionSettleChangeResponse }
  'production.shelve': { sent: ProductionShelveData; result: ProductionShelveResponse }
  'rolls.read-waiting': { sent: RollsReadWaitingData; result: RollsReadWaitingResponse }
  'rolls.create': { sent: RollsCreateData; result: RollsCreateResponse }
  'rolls.propose': { sent: RollsProposeData; result: RollsProposeResponse }
  'rolls.read': { sent: RollsReadData; result: RollsReadResponse }
  'rolls.take-apart': { sent: RollsTakeApartData; result: RollsTakeApartResponse }
  'rolls.print': { sent: RollsPrintData; result: RollsPrintResponse }
  'rolls.reprint': { sent: RollsReprintData; result: RollsReprintResponse }
  'rolls.deliver': { sent: RollsDeliverData; result: RollsDeliverResponse }
  'rolls.approve': { sent: RollsApproveData; result: RollsApproveResponse }
  'rolls.scan': { sent: RollsScanData; result: RollsScanResponse }
  'rolls.try-again': { sent: RollsTryAgainData; result: RollsTryAgainResponse }
  'printers.create': { sent: PrintersCreateData; result: PrintersCreateResponse }
  'printers.update': { sent: PrintersUpdateData; result: PrintersUpdateResponse }
  'printers.remove': { sent: PrintersRemoveData; result: PrintersRemoveResponse }
  'printers.set-profile': { sent: PrintersSetProfileData; result: PrintersSetProfileResponse }
  'printers.remove-profile': { sent: PrintersRemoveProfileData; result: PrintersRemoveProfileResponse }
  'addresses.check': { sent: AddressesCheckData; result: AddressesCheckResponse }
  'shipping.get-rates': { sent: ShippingGetRatesData; result: ShippingGetRatesResponse }
  'shipping.buy-labels': { sent: ShippingBuyLabelsData; result: ShippingBuyLabelsResponse }
  'shipping.make-label': { sent: ShippingMakeLabelData; result: ShippingMakeLabelResponse }
  'shipping.list-shipments': { sent: ShippingListShipmentsData; result: ShippingListShipmentsResponse }
  'shipping.enter-tracking': { sent: ShippingEnterTrackingData; result: ShippingEnterTrackingResponse }
  'shipping.void-label': { sent: ShippingVoidLabelData; result: ShippingVoidLabelResponse }
  'shipping.join-orders': { sent: ShippingJoinOrdersData; result: ShippingJoinOrdersResponse }
  'shipping.take-out-order': { sent: ShippingTakeOutOrderData; result: ShippingTakeOutOrderResponse }
  'shipping.enter-event': { sent: ShippingEnterEventData; result: ShippingEnterEventResponse }
  'shipping.mail-pickup': { sent: ShippingMailPickupData; result: ShippingMailPickupResponse }
  'shipping.mail-shipped': { sent: ShippingMailShippedData; result: ShippingMailShippedResponse }
  'shipping.mail-customers': { sent: ShippingMailCustomersData; result: ShippingMailCustomersResponse }
  'tracking.find-parcel': { sent: TrackingFindParcelData; result: TrackingFindParcelResponse }
  'tracking.find-order': { sent: TrackingFindOrderData; result: TrackingFindOrderResponse }
  'tracking.refresh-parcel': { sent: TrackingRefreshParcelData; result: TrackingRefreshParcelResponse }
  'packing.scan': { sent: PackingScanData; result: PackingScanResponse }
  'packing.hand-out': { sent: PackingHandOutData; result: PackingHandOutResponse }
  'backups.list': { sent: BackupsListData; result: BackupsListResponse }
  'backups.begin': { sent: BackupsBeginData; result: BackupsBeginResponse }
  'doctor.examine': { sent: DoctorExamineData; result: DoctorExamineResponse }
  'media.list': { sent: MediaListData; result: MediaListResponse }
  'media.describe': { sent: MediaDescribeData; result: MediaDescribeResponse }
  'media.remove': { sent: MediaRemoveData; result: MediaRemoveResponse }
  'media.bring-back': { sent: MediaBringBackData; result: MediaBringBackResponse }
  'redirects.list': { sent: RedirectsListData; result: RedirectsListResponse }
  'redirects.set': { sent: RedirectsSetData; result: RedirectsSetResponse }
  'redirects.remove': { sent: RedirectsRemoveData; result: RedirectsRemoveResponse }
  'earlier-orders.list': { sent: EarlierOrdersListData; result: EarlierOrdersListResponse }
}

/** Method and path below /api/v1. */
export const routes: Readonly<Record<keyof Operations, string>> = {
  'staff.invite': 'POST /staff',
  'staff.end-session': 'DELETE /staff/{person}/sessions/{session}',
  'staff.end-sessions': 'DELETE /staff/{person}/sessions',
  'keys.create': 'POST /keys',
  'keys.revoke': 'DELETE /keys/{key}',
  'proof.list-ways': 'GET /proof',
  'proof.prove': 'POST /proof',
  'proof.send-code': 'POST /proof/code',
  'proof.ask-passkey': 'POST /proof/passkey',
  'sessions.end': 'DELETE /profile/sessions/{session}',
  'staff.set-role': 'PUT /staff/{person}/role',
  'staff.suspend': 'PUT /staff/{person}/suspension',
  'staff.unsuspend': 'DELETE /staff/{person}/suspension',
  'roles.create': 'POST /roles',
  'roles.update': 'PUT /roles/{role}',
  'roles.remove': 'DELETE /roles/{role}',
  'profile.update': 'PUT /profile',
  'addresses.list': 'GET /addresses',
  'addresses.add': 'POST /addresses',
  'addresses.update': 'PUT /addresses/{address}',
  'addresses.remove': 'DELETE /addresses/{address}',
  'addresses.set-default': 'PUT /addresses/{address}/default',
  'customers.write-note': 'POST /customers/{customer}/notes',
  'customers.change-note': 'PUT /customers/{customer}/notes/{note}',
  'customers.remove-note': 'DELETE /customers/{customer}/notes/{note}',
  'customers.set-tags': 'PUT /customers/{customer}/tags',
  'customers.merge': 'POST /customers/{customer}/merge',
  'newsletter.subscribe': 'POST /newsletter/signups',
  'newsletter.confirm': 'PUT /newsletter/signups/{token}',
  'newsletter.unsubscribe': 'DELETE /newsletter/signups/{token}',
  'campaigns.list': 'GET /campaigns',
  'campaigns.create': 'POST /campaigns',
  'campaigns.get': 'GET /campaigns/{campaign}',
  'campaigns.update': 'PUT /campaigns/{campaign}',
  'campaigns.remove': 'DELETE /campaigns/{campaign}',
  'campaigns.copy': 'POST /campaigns/{campaign}/copies',
  'campaigns.preview': 'POST /campaigns/preview',
  'campaigns.test': 'POST /campaigns/test',
  'campaigns.send': 'POST /campaigns/{campaign}/send',
  'campaigns.schedule': 'PUT /campaigns/{campaign}/schedule',
  'campaigns.unschedule': 'DELETE /campaigns/{campaign}/schedule',
  'campaigns.pause': 'POST /campaigns/{campaign}/pause',
  'campaigns.resume': 'POST /campaigns/{campaign}/resume',
  'campaigns.cancel': 'POST /campaigns/{campaign}/cancel',
  'discounts.list': 'GET /discounts',
  'discounts.create': 'POST /discounts',
  'discounts.update': 'PUT /discounts/{discount}',
  'discounts.remove': 'DELETE /discounts/{discount}',
  'discounts.try': 'POST /discounts/try',
  'price-tiers.list': 'GET /price-tiers',
  'price-tiers.create': 'POST /price-tiers',
  'price-tiers.update': 'PUT /price-tiers/{tier}',
  'gang-sheets.change-prices': 'PATCH /gang-sheets/prices',
  'tshirts.change-prices': 'PATCH /tshirts/prices',
  'tumblers.change-prices': 'PATCH /tumblers/prices',
  'tumblers.check-design': 'POST /tumblers/check',
  'cart.total': 'POST /cart/total',
  'cart.sync': 'POST /cart/sync',
  'checkout.list-missing': 'POST /checkout/missing',
  'checkout.prepare': 'POST /checkout/prepare',
  'draft-orders.find-customers': 'GET /draft-orders/customers',
  'draft-orders.customer-designs': 'GET /draft-orders/customers/{customer}/designs',
  'draft-orders.total': 'POST /draft-orders/total',
  'draft-orders.save-draft': 'POST /draft-orders/drafts',
  'draft-orders.send-link': 'POST /draft-orders/links',
  'draft-orders.send-again': 'POST /draft-orders/{draftOrder}/mails',
  'draft-orders.take-new': 'POST /draft-orders/counter-payments',
  'draft-orders.take-for-link': 'POST /draft-orders/{draftOrder}/counter-payment',
  'draft-orders.cancel': 'POST /draft-orders/{draftOrder}/cancel',
  'mails.resend': 'POST /mails/{mail}/resend',
  'mails.resend-all': 'POST /mails/resend',
  'mails.preview-words': 'POST /mails/words/preview',
  'mails.test-words': 'POST /mails/words/test',
  'profile.set-texts': 'PUT /profile/texts',
  'inbound-mails.assign': 'POST /inbound-mails/{mail}/assign',
  'inbound-mails.dismiss': 'POST /inbound-mails/{mail}/dismiss',
  'orders.list': 'GET /orders',
  'orders.get': 'GET /orders/{order}',
  'orders.set-status': 'PUT /orders/{order}/status',
  'orders.set-statuses': 'PATCH /orders/statuses',
  'orders.change-due-date': 'PUT /orders/{order}/due-date',
  'orders.edit-details': 'PUT /orders/{order}/details',
  'orders.write-note': 'POST /orders/{order}/notes',
  'orders.write-to-customer': 'POST /orders/{order}/messages',
  'orders.write-to-shop': 'POST /orders/{order}/questions',
  'orders.dismiss-messages': 'PUT /orders/{order}/messages/dismissed',
  'order-changes.preview': 'POST /orders/{order}/changes/preview',
  'order-changes.apply': 'POST /orders/{order}/changes',
  'order-changes.call-off': 'POST /order-changes/{change}/call-off',
  'order-changes.send-again': 'POST /order-changes/{change}/mails',
  'print-files.list': 'GET /orders/{order}/print-files',
  'print-files.make': 'POST /print-files',
  'print-files.gather': 'POST /print-file-choices',
  'print-files.start': 'POST /order-items/{item}/print-file',
  'print-files.check': 'POST /order-items/{item}/print-file/check',
  'order-items.set-design': 'PUT /order-items/{item}/design',
  'order-items.change-sheet': 'PUT /order-items/{item}/sheet',
  'order-items.replace-artwork': 'PUT /order-items/{item}/artworks/{replaced}',
  'quotes.request': 'POST /quotes',
  'quotes.list': 'GET /quotes',
  'quotes.get': 'GET /quotes/{quote}',
  'quotes.answer': 'POST /quotes/{quote}/answers',
  'quotes.note': 'POST /quotes/{quote}/notes',
  'quotes.set-state': 'PUT /quotes/{quote}/state',
  'attention.list': 'GET /attention',
  'attention.retry': 'POST /attention/{queue}/{job}/retry',
  'attention.forget': 'POST /attention/{queue}/{job}/forget',
  'search.everything': 'GET /search',
  'visits.count': 'POST /visits',
  'retention.read': 'GET /retention',
  'retention.preview': 'POST /retention/preview',
  'shipping-rates.list': 'GET /shipping-rates',
  'shipping-rates.create': 'POST /shipping-rates',
  'shipping-rates.update': 'PUT /shipping-rates/{rate}',
  'settings.change-general': 'PUT /settings/general',
  'settings.change-capacity': 'PUT /settings/capacity',
  'settings.change-delivery': 'PUT /settings/delivery',
  'settings.change-label-desk': 'PUT /settings/label-desk',
  'settings.change-look': 'PUT /settings/look',
  'settings.change-retention': 'PUT /settings/retention',
  'settings.change-about-page': 'PUT /settings/about-page',
  'settings.change-site-page': 'PUT /settings/pages/{page}',
  'settings.change-mail-words': 'PUT /settings/mail-words/{mail}',
  'settings.change-listing-colors': 'PUT /settings/listing-colors',
  'settings.set-default-picture': 'PUT /settings/default-picture',
  'webhooks.list': 'GET /webhooks',
  'webhooks.create': 'POST /webhooks',
  'webhooks.update': 'PUT /webhooks/{webhook}',
  'webhooks.remove': 'DELETE /webhooks/{webhook}',
  'webhooks.change-secret': 'POST /webhooks/{webhook}/secret',
  'webhooks.try': 'POST /webhooks/{webhook}/try',
  'webhooks.deliveries': 'GET /webhooks/{webhook}/deliveries',
  'webhooks.repeat': 'POST /webhooks/{webhook}/deliveries/{delivery}/repeat',
  'articles.create': 'POST /articles',
  'articles.update': 'PUT /articles/{article}',
  'articles.remove': 'DELETE /articles/{article}',
  'blog-categories.create': 'POST /blog-categories',
  'blog-categories.update': 'PATCH /blog-categories/{category}',
  'blog-categories.remove': 'DELETE /blog-categories/{category}',
  'blog-categories.move': 'POST /blog-categories/{category}/move',
  'prints.list': 'GET /prints',
  'prints.create': 'POST /prints',
  'prints.update': 'PUT /prints/{print}',
  'prints.remove': 'DELETE /prints/{print}',
  'tshirt-listings.create': 'POST /tshirt-listings',
  'tshirt-listings.update': 'PUT /tshirt-listings/{listing}',
  'tumbler-listings.create': 'POST /tumbler-listings',
  'tumbler-listings.update': 'PUT /tumbler-listings/{listing}',
  'listings.duplicate': 'POST /listings/{listing}/copies',
  'listings.archive': 'POST /listings/{listing}/archive',
  'listings.bring-back': 'POST /listings/{listing}/bring-back',
  'listings.remove': 'DELETE /listings/{listing}',
  'listings.check-stock': 'GET /listings/{listing}/availability',
  'listings.change-stock': 'PATCH /listings/{listing}/stock',
  'artworks.list': 'GET /artworks',
  'artworks.get': 'GET /artworks/{artwork}',
  'artworks.remove': 'DELETE /artworks/{artwork}',
  'artworks.repair': 'POST /artworks/{artwork}/repairs',
  'artworks.measure-part': 'POST /artworks/{artwork}/parts',
  'letterings.make': 'POST /letterings',
  'letterings.preview': 'POST /letterings/previews',
  'artworks.read-live-text': 'GET /artworks/{artwork}/live-text',
  'artworks.set-live-text': 'POST /artworks/{artwork}/live-text',
  'artworks.preview-live-text': 'POST /artworks/{artwork}/live-text/previews',
  'own-pictures.list': 'GET /own-pictures',
  'own-pictures.take': 'POST /own-pictures',
  'drafts.list': 'GET /drafts',
  'drafts.read-present': 'GET /drafts/present/{subject}',
  'drafts.keep': 'PUT /drafts/present/{subject}',
  'drafts.set-aside': 'POST /drafts/set-aside/{subject}',
  'drafts.restore': 'POST /drafts/{draft}/restore',
  'drafts.remove': 'DELETE /drafts/{draft}',
  'designs.list': 'GET /designs',
  'designs.create': 'POST /designs',
  'designs.get': 'GET /designs/{design}',
  'designs.change': 'PUT /designs/{design}',
  'designs.remove': 'DELETE /designs/{design}',
  'designs.rename': 'PUT /designs/{design}/name',
  'designs.bring-back': 'POST /designs/{design}/return',
  'designs.keep': 'POST /kept-designs',
  'designs.save-project': 'POST /designs/{design}/project',
  'outside-designs.save': 'POST /outside-designs',
  'ai-designs.request': 'POST /ai-designs',
  'ai-designs.list': 'GET /ai-designs',
  'ai-designs.use': 'POST /ai-designs/{run}/designs/{index}/artwork',
  'edit-requests.create': 'POST /order-items/{item}/edit-requests',
  'edit-requests.review': 'PUT /edit-requests/{request}/review',
  'edit-requests.write-message': 'POST /edit-requests/{request}/messages',
  'edit-requests.offer-proof': 'POST /edit-requests/{request}/proofs',
  'edit-requests.approve-proof': 'POST /proofs/{proof}/approval',
  'orders.order-again': 'POST /orders/{order}/again',
  'orders.mail-link': 'POST /tracking/orders/{orderNumber}/link',
  'orders.cancel': 'POST /orders/{order}/cancellation',
  'payments.confirm': 'POST /orders/{order}/payment-confirmation',
  'payments.refund': 'POST /orders/{order}/refunds',
  'payments.check': 'POST /payments/{payment}/check',
  'payments.note-difference': 'POST /payments/{payment}/note',
  'production.read-board': 'GET /production/board',
  'production.read-wall': 'GET /production/wall',
  'production.move': 'POST /production/moves',
  'production.scan': 'POST /production/tickets/{ticket}/scan',
  'production.assign': 'POST /production/assignments',
  'production.block': 'PUT /production/items/{item}/block',
  'production.unblock': 'DELETE /production/items/{item}/block',
  'production.reprint': 'POST /production/items/{item}/reprints',
  'production.settle-change': 'PUT /production/items/{item}/change',
  'production.shelve': 'PUT /orders/{order}/shelf',
  'rolls.read-waiting': 'GET /rolls',
  'rolls.create': 'POST /rolls',
  'rolls.propose': 'POST /roll-proposals',
  'rolls.read': 'GET /rolls/{roll}',
  'rolls.take-apart': 'DELETE /rolls/{roll}',
  'rolls.print': 'PUT /rolls/{roll}/printed',
  'rolls.reprint': 'PUT /rolls/{roll}/reprint',
  'rolls.deliver': 'POST /rolls/{roll}/deliveries',
  'rolls.approve': 'PUT /rolls/{roll}/approval',
  'rolls.scan': 'POST /roll-scans',
  'rolls.try-again': 'POST /rolls/{roll}/tries',
  'printers.create': 'POST /printers',
  'printers.update': 'PUT /printers/{printer}',
  'printers.remove': 'DELETE /printers/{printer}',
  'printers.set-profile': 'PUT /printers/{printer}/profile',
  'printers.remove-profile': 'DELETE /printers/{printer}/profile',
  'addresses.check': 'POST /addresses/check',
  'shipping.get-rates': 'POST /shipping/rates',
  'shipping.buy-labels': 'POST /orders/{order}/labels',
  'shipping.make-label': 'POST /orders/{order}/label',
  'shipping.list-shipments': 'GET /orders/{order}/shipments',
  'shipping.enter-tracking': 'POST /orders/{order}/shipments',
  'shipping.void-label': 'POST /shipments/{shipment}/void',
  'shipping.join-orders': 'POST /shipping/joined-orders',
  'shipping.take-out-order': 'POST /orders/{order}/take-out',
  'shipping.enter-event': 'POST /shipments/{shipment}/events',
  'shipping.mail-pickup': 'POST /orders/{order}/pickup-mail',
  'shipping.mail-shipped': 'POST /orders/{order}/shipped-mail',
  'shipping.mail-customers': 'POST /shipping/mails',
  'tracking.find-parcel': 'POST /tracking/parcels/{number}',
  'tracking.find-order': 'POST /tracking/orders/{orderNumber}',
  'tracking.refresh-parcel': 'POST /shipments/{shipment}/refresh',
  'packing.scan': 'POST /packing/{code}',
  'packing.hand-out': 'POST /pickups/{code}/hand-out',
  'backups.list': 'GET /backups',
  'backups.begin': 'POST /backups',
  'doctor.examine': 'GET /doctor',
  'media.list': 'GET /media',
  'media.describe': 'PUT /media/{media}',
  'media.remove': 'DELETE /media/{media}',
  'media.bring-back': 'POST /media/{media}/bring-back',
  'redirects.list': 'GET /redirects',
  'redirects.set': 'PUT /redirects',
  'redirects.remove': 'DELETE /redirects/{redirect}',
  'earlier-orders.list': 'GET /earlier-orders',
}
