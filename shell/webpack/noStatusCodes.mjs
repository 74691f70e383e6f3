/** In the place of axios's names for HTTP's status codes, which nobody here asks for. */
export default {};
