// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"cash-receipt_cash-receipt","type":"object","additionalProperties":false,"required":["purpose","phone_number","business_number"],"properties":{"purpose":{"title":"현금영수증 용도","type":"string","enum":["DEDUCTION","EXPENSE"]},"phone_number":{"title":"휴대전화 번호","type":"string","pattern":"^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$","x-message":"전화번호를 010-1234-5678처럼 입력해 주세요."},"business_number":{"title":"사업자등록번호","type":"string","pattern":"^[0-9]{3}-?[0-9]{2}-?[0-9]{5}$","x-message":"사업자등록번호를 120-81-47521처럼 입력해 주세요."}}};
const pattern0 = new RegExp("^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$", "u");
const pattern1 = new RegExp("^[0-9]{3}-?[0-9]{2}-?[0-9]{5}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="cash-receipt_cash-receipt" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.purpose === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.phone_number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.business_number === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "business_number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "purpose") || (key0 === "phone_number")) || (key0 === "business_number"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.purpose !== undefined){
let data0 = data.purpose;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data0 === "DEDUCTION") || (data0 === "EXPENSE"))){
const err5 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues: schema11.properties.purpose.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.phone_number !== undefined){
let data1 = data.phone_number;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.business_number !== undefined){
let data2 = data.business_number;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err8 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/pattern",keyword:"pattern",params:{pattern: "^[0-9]{3}-?[0-9]{2}-?[0-9]{5}$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/business_number",schemaPath:"#/properties/business_number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"cash-receipt_cash-receipt": check0,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { PhoneWidget } from "../../patterns/phone/phone-widget.tsx";

export const compiled: CompiledForm = {
  version: "FXcm GJ_W Svbx kgqb",
  validators,
  widgets: { phone: PhoneWidget },
  fields: {  },
};
