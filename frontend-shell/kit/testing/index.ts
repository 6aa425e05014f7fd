export { accessToken } from './access-token';
export { apiAnswering, problem, type ApiAnswers } from './api-answers';
export { renderApp, storeAnswering } from './render-app';
