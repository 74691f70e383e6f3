/** Width to height of the pictures, as in CSS: every box has its size before its picture is there. */
export const productRatio = '4 / 3';
export const portraitRatio = '4 / 5';
/** A portrait on its own page is cut to a square, so that the words under it are in sight, too. */
export const squareRatio = '1 / 1';
