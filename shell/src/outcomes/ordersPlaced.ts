import { createListeners } from '@members/api-client/listeners';

/** Tells that a release has just placed orders of the member. */
export const ordersPlaced = createListeners();
